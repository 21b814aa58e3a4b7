// Code for adding to the shortlist, loaded with the first added product.

export { addItem } from './add-item.ts';
export { AddedNotice } from './added-notice.tsx';
