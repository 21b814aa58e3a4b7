import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPlainClick } from '../../../shared/plain-click.ts';
import { ButtonLink } from '../../components/button.tsx';
import { categoryLink } from '../../lib/products/category-link.ts';
import { useAppSelector } from '../../store/store.ts';
import { pageAbove } from './page-above.ts';

/** Link to the previous page of the history; without script or history, to the page above. */
export function BackLink({ children }: { children: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const categories = useAppSelector(({ catalogue }) => catalogue.cateList);
  function goBack(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event, event.currentTarget) || window.history.length < 2) return;
    event.preventDefault();
    void navigate(-1);
  }
  return (
    <ButtonLink to={pageAbove(pathname, categories.map(categoryLink))} tone="secondary" onClick={goBack}>
      {children}
    </ButtonLink>
  );
}
