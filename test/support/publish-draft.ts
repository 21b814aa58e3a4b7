// Publishes the one draft of a repository: a process that tests may kill. Arguments: the content folder, the remote if there is one.
import { ContentRepository } from '../../server/desk/repository.ts';

const [folder = '', remote] = process.argv.slice(2);
const repository = await ContentRepository.open({ folder, remote });
const [draft] = await repository.drafts();
if (draft) await repository.publish(draft, { message: 'Published', check: async () => {} });
