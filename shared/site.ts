/**
 * Everything that names the vendor. A real vendor changes this file and the content folder, nothing else.
 * The company, its address and its numbers are fictional.
 */
export const SITE = {
  name: 'ミナモネットワークス',
  legalName: 'ミナモネットワークス株式会社',
  englishName: 'Minamo Networks, Inc.',
  /** Invented, like the company. */
  representative: { title: '代表取締役社長', name: '水守 涼介' },
  shortEnglishName: 'Minamo Networks',
  tagline: '静かな水面のように、つながり続けるネットワーク。',
  description:
    'ミナモネットワークスは、法人向けのスイッチ、無線LAN、ルーター、光アクセス、クラウド管理を開発するネットワーク機器メーカーです。',
  origin: 'https://www.minamo-networks.example',
  address: {
    postalCode: '100-0000',
    region: '東京都',
    locality: '水面区',
    street: '波間1-2-3 ミナモタワー12階',
  },
  phone: '03-0000-0100',
  supportPhone: '0120-000-100',
  businessHours: '平日 9:00〜17:30(土日祝日・年末年始を除く)',
  email: 'info@minamo-networks.example',
  securityEmail: 'security@minamo-networks.example',
  social: [
    { name: 'YouTube', icon: 'video', url: 'https://video.minamo-networks.example/' },
    { name: 'X', icon: 'post', url: 'https://social.minamo-networks.example/' },
    { name: 'LinkedIn', icon: 'network', url: 'https://people.minamo-networks.example/' },
  ],
} as const;
