import { Link } from '../components/navigation/link.tsx';
import { useSite } from '../lib/page-context.tsx';

/** Logo, which leads to the home page. Its width shrinks when text is large. */
export function Logo({ className }: { className: string }) {
  const { name } = useSite();
  return (
    <Link to="/" className="flex min-h-11 min-w-0 items-center">
      <img src="/images/logo.svg" alt={name} className={className} />
    </Link>
  );
}
