import { Button } from '../../components/button.tsx';
import type { ShownList } from './use-list.ts';

/** Offers to adopt a shared list; one's own list is only replaced on request. */
export function TakeOver({ onTake }: { onTake: ShownList['take'] }) {
  return (
    <div
      role="status"
      className="mb-8 flex flex-wrap items-center gap-3 rounded-lg border border-notice-line bg-notice-pale p-4 print:hidden"
    >
      <p className="grow font-bold">届いたリストを表示しています。ご自分のリストは、そのまま残っています。</p>
      <Button onClick={() => onTake('replace')}>このリストに切り替える</Button>
      <Button tone="secondary" onClick={() => onTake('add')}>
        いまのリストに加える
      </Button>
    </div>
  );
}
