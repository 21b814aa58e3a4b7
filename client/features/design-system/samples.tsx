import { type ReactNode, useRef, useState } from 'react';
import { PROGRESS_BAR_MS } from '../../../shared/constants.ts';
import { Accordion, AccordionItem } from '../../components/accordion.tsx';
import { Button, ButtonLink, type ButtonTone } from '../../components/button.tsx';
import { CardGridSkeleton } from '../../components/card/card-grid.tsx';
import { NewsList } from '../../components/card/news-list.tsx';
import { CheckBox, RadioGroup } from '../../components/form/choices.tsx';
import { Select, TextArea, TextInput } from '../../components/form/controls.tsx';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { Breadcrumbs } from '../../components/navigation/breadcrumbs.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { TabLinks } from '../../components/navigation/tab-links.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { Drawer } from '../../components/overlay/drawer.tsx';
import { Toast } from '../../components/overlay/toast.tsx';
import { Pagination } from '../../components/page/pagination.tsx';
import { KeyFigures } from '../../components/product/key-figures.tsx';
import { ModelName } from '../../components/product/model-name.tsx';
import { ProductCard } from '../../components/product/product-card.tsx';
import { ProductLabels } from '../../components/product/product-labels.tsx';
import { SpecTable } from '../../components/product/spec-table.tsx';
import { ProgressBar } from '../../components/progress-bar.tsx';
import { Tag } from '../../components/tag.tsx';
import { CopyButton } from '../../components/text/copy-button.tsx';
import { Block } from '../text-page/blocks.tsx';

const TONES: ButtonTone[] = ['primary', 'secondary', 'quiet'];

/** Components with their states, by name. */
export const SAMPLES: Record<string, () => ReactNode> = {
  Button: () => (
    <Row>
      {TONES.map((tone) => (
        <Button key={tone} tone={tone}>
          {tone}
        </Button>
      ))}
      <Button disabled>disabled</Button>
      <span className="rounded-md bg-navy p-3">
        <Button tone="on-navy">on-navy</Button>
      </span>
    </Row>
  ),
  'ButtonLink, MoreLink': () => (
    <Row>
      <ButtonLink to="/">トップページへ</ButtonLink>
      <MoreLink to="/news">すべて見る</MoreLink>
    </Row>
  ),
  'Tag, ProductLabels': () => (
    <Row>
      <Tag>plain</Tag>
      <Tag tone="accent">accent</Tag>
      <Tag tone="notice">notice</Tag>
      <ProductLabels labels={['おすすめ', '販売終了']} />
    </Row>
  ),
  'ModelName, CopyButton': () => (
    <Row>
      <ModelName>EX-2410</ModelName>
      <CopyButton text="EX-2410" label="EX-2410をコピー" />
    </Row>
  ),
  TextInput: () => (
    <div className="grid gap-6 md:grid-cols-2">
      <TextInput label="法人名" required hint="登記のとおりに入力してください。" />
      <TextInput label="法人名" required error="法人名を入力してください。" />
      <TextInput label="法人名" disabled defaultValue="入力できません" />
    </div>
  ),
  'TextArea, Select': () => (
    <div className="grid gap-6 md:grid-cols-2">
      <TextArea label="お問い合わせ内容" />
      <Select label="導入時期" choices={['3か月以内', '未定']} />
    </div>
  ),
  'CheckBox, RadioGroup': () => (
    <div className="grid gap-6 md:grid-cols-2">
      <CheckBox error="個人情報の取扱いについてご確認ください。">個人情報の取扱いに同意する</CheckBox>
      <RadioGroup label="お受け取り方法" name="sample" choices={['PDF', '郵送']} />
    </div>
  ),
  Breadcrumbs: () => <Breadcrumbs crumbs={[{ name: '製品情報', path: '/products' }, { name: 'スイッチ' }]} />,
  TabLinks: () => (
    <TabLinks
      label="見本"
      tabs={[
        { to: '/search', name: 'すべて', total: 12, current: true },
        { to: '/search?type=1', name: '製品', total: 4, current: false },
      ]}
    />
  ),
  Pagination: () => <Pagination page={2} limit={10} total={45} />,
  Accordion: () => (
    <Accordion>
      <AccordionItem title="閉じた項目">
        <p className="pb-5">内容</p>
      </AccordionItem>
      <AccordionItem title="開いた項目" open>
        <p className="pb-5">内容</p>
      </AccordionItem>
    </Accordion>
  ),
  SpecTable: () => (
    <SpecTable
      caption="見本の仕様"
      groups={[{ group: '給電', rows: [{ name: 'PoE給電容量', value: '370', unit: 'W' }] }]}
    />
  ),
  KeyFigures: () => (
    <KeyFigures
      figures={[
        { label: 'PoE+ポート', value: '24', unit: 'ポート' },
        { label: 'PoE給電容量', value: '370', unit: 'W' },
      ]}
    />
  ),
  ProductCard: () => (
    <div className="max-w-xs">
      <ProductCard
        product={{
          id: 1,
          slug: 'sample',
          name: '24ポート PoE+ L2+スイッチ',
          model: 'EX-2410',
          label: ['おすすめ'],
        }}
      />
    </div>
  ),
  CardGridSkeleton: () => <CardGridSkeleton />,
  NewsList: () => (
    <NewsList
      items={[
        {
          id: 1,
          slug: 'sample',
          title: '見本のお知らせ',
          category: '製品',
          publishedOn: '2026-11-20',
          summary: '要約',
        },
      ]}
    />
  ),
  'steps, points, notice': () => (
    <div className="space-y-8">
      <Block block={{ kind: 'steps', items: [{ title: '申し込む', text: 'フォームから送信します。' }] }} />
      <Block block={{ kind: 'points', items: [{ title: '静か', text: 'ファンがありません。' }] }} />
      <Block block={{ kind: 'notice', text: '年末年始は休業します。' }} />
    </div>
  ),
  Toast: () => (
    <Toast message="送信できませんでした。時間をおいて、もう一度お試しください。" onDismiss={() => {}} />
  ),
  Dialog: () => <DialogSample />,
  Drawer: () => <DrawerSample />,
  ErrorSummary: () => (
    <Shown of={<ErrorSummary problems={[{ id: 'main', message: '法人名を入力してください。' }]} />} />
  ),
  ProgressBar: () => (
    <Shown of={<ProgressBar label="読み込み中" durationMs={PROGRESS_BAR_MS} done={false} />} />
  ),
};

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>;
}

/** Shows a sample on request, for components that take the focus or are fixed to the window's edge. */
function Shown({ of: sample }: { of: ReactNode }) {
  const [shown, setShown] = useState(false);
  return (
    <div className="space-y-4">
      <Button tone="secondary" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? '隠す' : '表示する'}
      </Button>
      {shown ? sample : null}
    </div>
  );
}

function DrawerSample() {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        開く
      </Button>
      <Drawer ref={ref} label="見本" open={open} onClose={() => setOpen(false)}>
        <div className="space-y-6 p-8">
          <p>内容</p>
          <Button onClick={() => setOpen(false)}>閉じる</Button>
        </div>
      </Drawer>
    </>
  );
}

function DialogSample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        開く
      </Button>
      <Dialog open={open} title="見本" onClose={() => setOpen(false)}>
        <p className="p-8">内容</p>
      </Dialog>
    </>
  );
}
