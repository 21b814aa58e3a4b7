// What adding to the list takes, fetched with the first product that is added.

export { addItem } from './add-item.ts';
export { AddedNotice } from './added-notice.tsx';
