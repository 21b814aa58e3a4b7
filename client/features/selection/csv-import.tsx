import { useRef, useState } from 'react';
import { CSV_MAX_SIZE, type CsvProblem, decodeCsv } from '../../../shared/products/selection-csv.ts';
import { Button } from '../../components/button.tsx';
import { TextArea } from '../../components/form/controls.tsx';
import { CONTROL } from '../../components/form/field.tsx';
import { Icon } from '../../components/icon.tsx';
import { useHydrated } from '../../lib/hooks/use-hydrated.ts';

const SHOWN = 20;
const ACCEPTED = '.csv,.txt,.tsv,text/csv,text/plain';

interface CsvImportProps {
  /** Submitted text, to be corrected. */
  csv: string;
  problems: readonly CsvProblem[];
  /** Imports the table. Resolves with the number of imported lines, or undefined when it cannot be read. */
  onImport(text: string): Promise<number | undefined>;
  /** The vendor's description of the format. */
  hint: string;
}

/** Import of models and quantities, pasted or from a file. Lines that cannot be imported are listed. */
export function CsvImport({ csv, problems, onImport, hint }: CsvImportProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const isHydrated = useHydrated();
  async function take(text: string): Promise<void> {
    if (text.trim() === '') return setSaid('型番と数量を貼り付けてください。');
    const taken = await onImport(text);
    if (taken === undefined) setSaid('製品の一覧を取得できませんでした。もう一度お試しください。');
    else setSaid(taken > 0 ? `${taken}行を加えました。` : '加えられる行がありませんでした。');
  }
  async function takeFile(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > CSV_MAX_SIZE) return setSaid('ファイルは1MBまでです。');
    await take(decodeCsv(new Uint8Array(await file.arrayBuffer())));
  }
  return (
    <section aria-labelledby="csv" className="mt-10 max-w-160 print:hidden">
      <h2 id="csv" className="text-xl">
        CSVから追加
      </h2>
      <div className="mt-4 space-y-4">
        {problems.length > 0 ? <Problems problems={problems} /> : null}
        {isHydrated ? (
          <>
            <Button tone="secondary" onClick={() => picker.current?.click()}>
              <Icon name="download" className="size-5 rotate-180" />
              CSVファイルを選ぶ
            </Button>
            {/* The browser's own file button has the language of the browser. */}
            <input
              ref={picker}
              type="file"
              aria-label="CSVファイル"
              accept={ACCEPTED}
              onChange={({ target }) => {
                void takeFile(target.files?.[0]);
                target.value = '';
              }}
              className="hidden"
            />
          </>
        ) : (
          // Without script the form submits the file.
          <label className="block font-bold">
            CSVファイル(64KBまで)
            <input type="file" name="file" accept={ACCEPTED} className={`${CONTROL} mt-1 font-normal`} />
          </label>
        )}
        <TextArea ref={area} name="csv" label="型番と数量" hint={hint} defaultValue={csv} rows={4} />
        <Button
          type="submit"
          name="intent"
          value="csv"
          formEncType="multipart/form-data"
          tone="secondary"
          onClick={(event) => {
            event.preventDefault();
            void take(area.current?.value ?? '');
          }}
        >
          リストに加える
        </Button>
        <p aria-live="polite" className="text-sm">
          {said}
        </p>
      </div>
    </section>
  );
}

function Problems({ problems }: { problems: readonly CsvProblem[] }) {
  const more = problems.length - SHOWN;
  return (
    <div role="alert" className="rounded-lg border-2 border-danger bg-danger-pale p-4">
      <h3 className="flex items-center gap-2 font-bold text-danger">
        <Icon name="warning" />
        {`${problems.length}行を追加できませんでした`}
      </h3>
      <ul className="mt-2 space-y-1 text-sm">
        {problems.slice(0, SHOWN).map(({ line, text, reason }) => (
          <li key={`${line} ${text}`}>
            {`${line}行目`}
            {text ? `「${text}」` : ''}
            {`:${reason}`}
          </li>
        ))}
        {more > 0 ? <li>{`ほか${more}行`}</li> : null}
      </ul>
    </div>
  );
}
