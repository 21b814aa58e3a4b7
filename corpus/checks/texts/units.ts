import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';
import { textsOf } from './texts.ts';

/** Spellings that the content does not use, each with the correct one. */
const SPELLINGS: readonly [wrong: RegExp, reason: string][] = [
  [/[０-９Ａ-Ｚａ-ｚ]+/, '英数字は半角で書きます'],
  [/[㎜㎝㎞㎎㎏㎡㎥㎐㎒㎓㎅㎆㎇]/, '単位は文字を並べて書きます(㎜ではなくmm)'],
  [
    /\d ?(?:[mgt]bps|Kbps|[KMGT]BPS|[kKMGT]b(?:it)?\/s)(?![A-Za-z])/,
    '速度の単位は kbps、Mbps、Gbps、Tbps と書きます',
  ],
  [
    /\d ?(?:Mhz|MHz?Z|mhz|MHZ|Ghz|GHZ|ghz|KHz|Khz|khz)(?![A-Za-z])/,
    '周波数の単位は kHz、MHz、GHz と書きます',
  ],
  [/\d ?(?:°C|゜C|度C|C°|℃度|degC)/, '温度の単位は ℃ と書きます'],
  [/\d ?(?:Kg|KG|Mm|MM|Cm|CM|Km|KM)(?![A-Za-z0-9])/, '長さと質量の単位は mm、cm、km、kg と書きます'],
  [/\d ?(?:Db|DB|dbm|DBM|Dbm|dbi)(?![A-Za-z])/, 'デシベルの単位は dB、dBm、dBi と書きます'],
  [/\d ?w(?![A-Za-z0-9])|\dワット/, '電力の単位は W と書きます'],
  [
    /\d[ 　](?:W|V|mm|cm|km|kg|ms|MHz|GHz|[kMGT]bps|℃|dBm?|dBi)(?![A-Za-z])/,
    '数値と単位の間に空白は入れません',
  ],
  [/\d(?:G|M)?(?:Base|base)-?[A-Z]/, '規格の名前は 10GBASE-T のように BASE を大文字で書きます'],
  [/Wi-fi|wi-fi|WI-FI|(?<![A-Za-z])Wifi|WiFi/, 'Wi-Fi と書きます'],
  [/[ｦ-ﾟ]+/, '片仮名は全角で書きます'],
  [/\uFFFD/, '文字化けしています。元の文字を書き直してください'],
  [/^(?:<{7}|>{7}) /m, '変更の衝突の印が残っています。どちらの文を残すか決めて、印を消してください'],
  [/～/, '範囲の波線は 〜(U+301C)で書きます'],
];

/** Code, addresses and file names are written as a device or a browser requires. */
const LITERAL = /```[\s\S]*?```|`[^`]*`|\]\([^)]*\)|https?:\/\/\S+|"(?:urlName|slug)":"[^"]*"|\/[\w./-]+/g;

/** Checks that numbers and units are written in one way, in records and articles, and that no letter is full-width. */
export function* checkUnits(corpus: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  for (const { text, ...place } of textsOf(corpus, fileOf)) {
    const prose = text.replace(LITERAL, ' ');
    for (const [wrong, reason] of SPELLINGS) {
      const found = wrong.exec(prose)?.[0];
      if (found) yield { ...place, text: found, reason: `「${found}」: ${reason}` };
    }
  }
}
