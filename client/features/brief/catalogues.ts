/** What can be asked for: the table of the page and the boxes of its form. */
export const CATALOGUES: readonly { name: string; content: string; format: string }[] = [
  { name: '総合カタログ', content: '全製品の仕様と選び方', format: 'PDF、冊子' },
  { name: '無線LAN設計の手引き', content: '台数の見積もり、チャネル、給電の考え方', format: 'PDF' },
  { name: 'LitePON/G.hn技術資料', content: '方式の仕組み、配線の調べ方、収容の計算', format: 'PDF、冊子' },
  { name: 'クラウド管理のご案内', content: 'MC-CLOUDの機能、プラン、データの扱い', format: 'PDF' },
  { name: '業種別の事例集', content: '学校、医療・福祉、宿泊・住宅、製造・物流', format: 'PDF、冊子' },
];
