import type { FormJourney } from '../../fixtures/form-journeys.ts';

let visitors = 0;

/** Fills in a form and submits it as a browser without script does: 入力, 確認, 完了. */
export async function sendWithoutScript(origin: string, { path, fields }: FormJourney): Promise<void> {
  visitors += 1;
  const address = `203.0.113.${visitors}`;
  const headers = { Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': address };

  async function post(values: Record<string, string | string[]>): Promise<string> {
    const pairs = Object.entries(values).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
    const body = new URLSearchParams(pairs);
    const response = await fetch(origin + path, { method: 'POST', redirect: 'manual', headers, body });
    return response.text();
  }

  const asked = await (await fetch(origin + path, { headers })).text();
  const confirm = await post({ ...hiddenIn(asked), ...fields, intent: 'confirm' });
  await post({ ...hiddenIn(confirm), intent: 'send' });
}

/** Hidden inputs, which carry the values from step to step. */
export function hiddenIn(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]));
}
