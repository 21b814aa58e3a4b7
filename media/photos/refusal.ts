/** Reasons for refusing a picture, with messages for editors. */
const REFUSALS = {
  empty: 'ファイルが空です',
  'too-many-bytes': 'ファイルが大きすぎます。25MB以下に縮めてから選び直してください',
  'too-many-pixels': '画素が多すぎます。4,000万画素以下に縮めてから選び直してください',
  'too-much-memory':
    'この写真を開くには、サーバーのメモリーが足りません。8ビットのJPEGで書き出すか、縮めてから選び直してください',
  svg: 'SVGは写真として取り込めません。図は content/images に置き、/images/… と書いてください',
  gif: 'GIFは取り込めません。写真はJPEGかPNG、動きは短い動画(MP4)にしてください',
  animated: '動く画像や複数ページの画像は取り込めません。1枚の画像にして書き出してください',
  heic: 'HEIC(iPhoneの写真)はこのサーバーでは読めません。写真アプリからJPEGで書き出すか、「設定 → カメラ → フォーマット → 互換性優先」で撮ってください',
  type: '写真として読めない種類のファイルです。JPEG、PNG、WebP、AVIF、TIFFのいずれかで書き出してください',
  broken: 'ファイルが途中で切れているか、壊れています。もとの写真からもう一度書き出すか、送り直してください',
  'too-small':
    '写真が小さすぎます。幅640px以上、高さ320px以上のものを選んでください(記事には幅1,200px以上が必要です)',
  'too-slow': '読み込みに時間がかかりすぎました。JPEGで書き出したものを選び直してください',
  'no-alt':
    '写真の代わりになる説明(代替テキスト)を書いてください。目の見えない方や、写真が表示されない方に届く言葉です。飾りの写真なら、飾りだと指定してください',
  'decorative-with-alt': '飾りの写真には説明を付けません。説明か、飾りの指定のどちらかにしてください',
  'no-file': 'ファイルがありません。場所と名前を確認してください',
  'no-room': 'ディスクの空きが足りず、保存できませんでした。途中のファイルは残していません',
  'no-permission': 'コンテンツフォルダーに書き込めません。フォルダーの権限を確認してください',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** A refused picture. Its message gives the editor the reason and the remedy. */
export class PictureRefusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, options?: ErrorOptions) {
    super(REFUSALS[code], options);
    this.name = 'PictureRefusal';
    this.code = code;
  }
}
