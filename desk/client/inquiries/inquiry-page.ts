/** Paths of the submission pages, below the desk. */
export type InquiryPage = 'inquiries' | 'inquiries/one' | 'inquiries/trail' | 'inquiries/retention';
