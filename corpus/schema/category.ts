import { z } from 'zod';
import { SCENE_KINDS } from '../../shared/scenes.ts';
import { TIERS } from '../../shared/topology/tiers.ts';
import { compileSpecification, type Fragments } from '../specification/compile.ts';
import { id, screensPath, sitePath, text, urlName } from './common.ts';
import { DRAWINGS } from './device-shapes.ts';
import { comparisonRows, include, modelForm, specificationParts } from './specification.ts';

const subCategory = z.strictObject({
  id,
  urlName,
  name: text,
  /** One sentence under the heading of the sub-category page. */
  lead: text,
  /** Where its products stand in a network, for the drawings of configurations. */
  tier: z.enum(TIERS).optional(),
});

const category = z.strictObject({
  id,
  /** Where menus show it. */
  order: z.int(),
  urlName,
  name: text,
  englishName: text,
  picture: sitePath,
  /** Products where they work, at the head of its page instead of the picture. */
  scene: z.strictObject({ kind: z.enum(SCENE_KINDS), productIds: z.array(id).min(1) }).optional(),
  lead: text,
  /** What a visitor should look at when choosing: shown on the category page. */
  choosing: z.array(z.strictObject({ title: text, text })).min(3),
  child: z.array(subCategory).min(1),
  screens: screensPath,
  /** Who draws its products; none draws those of a category that names nobody. */
  drawing: z.enum(DRAWINGS).optional(),
  model: modelForm.optional(),
  include: z.array(include).default([]),
  ...specificationParts,
  comparison: comparisonRows,
});
export type CategoryDeclaration = z.infer<typeof category>;

/** content/categories/{urlName}.yaml: one product category, with what the specification of its products holds. */
export function categoryFileOf(fragments: Fragments) {
  return category.transform((declared, ctx) => {
    const { specification, problems } = compileSpecification(declared, fragments);
    for (const { path, reason } of problems) ctx.addIssue({ code: 'custom', path, message: reason });
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

export type CategoryRecord = z.infer<ReturnType<typeof categoryFileOf>>;
export type SubCategoryRecord = z.infer<typeof subCategory>;
