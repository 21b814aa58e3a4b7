import { Router } from 'express';
import { type Fields, INQUIRY_PATH } from '../../../shared/api/forms/form.ts';
import { INQUIRY_FORMS } from '../../../shared/api/forms/inquiries.ts';
import { quickInquiry } from '../../../shared/api/forms/quick-inquiry.ts';
import { partnerForm, warrantyForm, webinarForm } from '../../../shared/api/forms/requests.ts';
import type { Catalogue } from '../catalogue.ts';
import { ApiFailure, endpoint } from '../envelope.ts';
import type { FormHandler } from '../form-handler.ts';
import { bodyOf, jsonBody } from '../json-body.ts';
import { webinarCheck } from '../webinar-check.ts';

const UNKNOWN_TYPE = 'フォームの種類が正しくありません。ページを読み込み直してください。';

/** Serves the forms: inquiries share a route, others have one of their own. */
export function formRoutes({ webinars }: Catalogue, formHandler: FormHandler): Router {
  const router = Router();
  formHandler.route(router, quickInquiry);
  router.post(
    INQUIRY_PATH,
    jsonBody(),
    endpoint((req) => {
      const { formType } = bodyOf(req);
      const form = INQUIRY_FORMS.find(({ type }) => type === formType);
      if (!form) {
        const known = INQUIRY_FORMS.map(({ type }) => type).join('、');
        throw new ApiFailure(400, `formType(フォームの種類)は${known}のいずれかを指定してください。`, {
          fields: [{ name: 'formType', message: UNKNOWN_TYPE }],
        });
      }
      return formHandler.submit<Fields>(form, req);
    }),
  );
  formHandler.route(router, webinarForm, webinarCheck(webinars));
  formHandler.route(router, warrantyForm);
  formHandler.route(router, partnerForm);
  return router;
}
