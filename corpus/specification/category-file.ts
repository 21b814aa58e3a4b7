import { type CategoryRecord, category } from '../../records/category/record.ts';
import { compileSpecification, type Fragments } from './compile.ts';

/** Schema of a category's file that compiles the specification of its products. */
export function categoryFileOf(fragments: Fragments) {
  return category.transform((declared, ctx): CategoryRecord => {
    const { specification, problems } = compileSpecification(declared, fragments);
    for (const { path, reason, fix } of problems)
      ctx.addIssue({ code: 'custom', path, message: reason, params: { fix } });
    return {
      id: declared.id,
      order: declared.order,
      urlName: declared.urlName,
      name: declared.name,
      englishName: declared.englishName,
      picture: declared.picture,
      scene: declared.scene,
      lead: declared.lead,
      choosing: declared.choosing,
      child: declared.child,
      screens: declared.screens,
      drawing: declared.drawing,
      specification,
    };
  });
}
