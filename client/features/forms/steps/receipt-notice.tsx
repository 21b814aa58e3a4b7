/** Notice at a receipt's address for other browsers, later visits and forged links. */
export function ReceiptNotice() {
  return (
    <p className="rounded-md border border-line bg-surface p-4 text-sm">
      受付番号の画面は、送信に使ったブラウザーでのみ、送信から30分間表示します。送信した直後にこの画面が表示された場合は、もう一度送信する必要はありません。
    </p>
  );
}
