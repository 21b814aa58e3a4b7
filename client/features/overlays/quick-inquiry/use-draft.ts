import { useEffect, useState } from 'react';
import { CONSENT_ERROR_MS } from '../../../../shared/constants.ts';
import {
  checkDraft,
  type Draft,
  EMPTY_DRAFT,
  type Errors,
  type FieldName,
  forgetDraft,
  keepDraft,
  keptDraft,
} from './draft.ts';

/** What is typed and what is wrong with it. Required fields are checked when they are left, all of them on submit. */
export function useDraft() {
  const [draft, setDraft] = useState<Draft>(keptDraft);
  const [errors, setErrors] = useState<Errors>({});

  const [attempts, setAttempts] = useState(0);

  // Only the message about the consent disappears by itself. Each attempt to send gives it its full time.
  const consentError = errors.privacyConsent;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!consentError) return;
    const timer = setTimeout(() => setErrors(({ privacyConsent: _, ...others }) => others), CONSENT_ERROR_MS);
    return () => clearTimeout(timer);
  }, [consentError, attempts]);

  return {
    draft,
    errors,
    setErrors,
    change<Name extends FieldName>(name: Name, value: Draft[Name]) {
      const next = { ...draft, [name]: value };
      setDraft(next);
      keepDraft(next);
      // What is mended is no longer wrong; what is wrong is not said before the field is left.
      if (errors[name]) setErrors({ ...errors, [name]: checkDraft(next)[name] });
    },
    check(name: FieldName) {
      setErrors((now) => ({ ...now, [name]: checkDraft(draft)[name] }));
    },
    checkAll(): Errors {
      const found = checkDraft(draft);
      setErrors(found);
      setAttempts((before) => before + 1);
      return found;
    },
    clear() {
      setDraft(EMPTY_DRAFT);
      forgetDraft();
      setErrors({});
    },
  };
}

export type DraftState = ReturnType<typeof useDraft>;
