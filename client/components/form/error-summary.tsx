import { useEffect, useRef } from 'react';

interface ErrorSummaryProps {
  title?: string;
  /** Messages, each with the id of its control. */
  problems: readonly { id: string; message: string }[];
}

/** Summary of all problems of a form. It takes the focus whenever they change. */
export function ErrorSummary({ title = '入力内容をご確認ください', problems }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-lg border-2 border-danger bg-danger-pale p-5 md:p-6"
    >
      <h2 className="text-lg text-danger">{title}</h2>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {problems.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} className="font-bold text-danger underline">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
