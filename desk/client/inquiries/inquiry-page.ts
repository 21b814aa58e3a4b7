/** Addresses of what visitors have sent in, below the desk. */
export type InquiryPage = 'inquiries' | 'inquiries/one' | 'inquiries/trail' | 'inquiries/retention';
