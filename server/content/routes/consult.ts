import { Router } from 'express';
import { type Fields, INQUIRY_PATH } from '../../../shared/api/forms/form.ts';
import { INQUIRY_FORMS } from '../../../shared/api/forms/inquiries.ts';
import { quickInquiry } from '../../../shared/api/forms/quick-inquiry.ts';
import { webinarForm } from '../../../shared/api/forms/requests.ts';
import { BusinessError, endpoint } from '../answer.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Intake } from '../intake.ts';
import { bodyOf, jsonBody } from '../json-body.ts';
import { webinarCheck } from '../webinar-check.ts';

export function consultRoutes({ webinars }: Catalogue, intake: Intake): Router {
  const router = Router();
  intake.route(router, quickInquiry);
  router.post(
    INQUIRY_PATH,
    jsonBody(),
    endpoint((req) => {
      const { formType } = bodyOf(req);
      const form = INQUIRY_FORMS.find(({ type }) => type === formType);
      if (!form) {
        const known = INQUIRY_FORMS.map(({ type }) => type).join('、');
        throw new BusinessError(400, `formType(フォームの種類)は${known}のいずれかを指定してください。`, {
          fields: [
            {
              name: 'formType',
              message: 'フォームの種類が正しくありません。ページを読み込み直してください。',
            },
          ],
        });
      }
      return intake.take<Fields>(form, req);
    }),
  );
  intake.route(router, webinarForm, webinarCheck(webinars));
  return router;
}
