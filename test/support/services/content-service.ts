import { listenContent } from '../../../server/content/process/listen.ts';

export interface ContentService {
  origin: string;
  close(): Promise<void>;
}

/** Starts a content service in the test's process, without a store. */
export async function startContent(folders: {
  contentDir: string;
  mediaDir: string;
}): Promise<ContentService> {
  const { port, close } = await listenContent({ ...folders, host: '127.0.0.1', port: 0, logLevel: 'silent' });
  return { origin: `http://127.0.0.1:${port}`, close };
}
