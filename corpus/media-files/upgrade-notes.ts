import type { FirmwareRelease } from '../../records/firmware/record.ts';

/** Instructions for the update to a release, one sentence each; used on the page and in the archive. */
export function upgradeNotes({ upgradeFrom, minutes }: FirmwareRelease): string[] {
  return [
    upgradeFrom
      ? `${upgradeFrom}以降のバージョンから直接更新できます。それより前のバージョンは、先に${upgradeFrom}へ更新してください。`
      : 'どのバージョンからでも直接更新できます。',
    `更新の間は約${minutes}分、通信が止まります。更新の前に設定を書き出してください。`,
  ];
}
