// Publishes the one draft of a repository, in a process that tests may kill. Arguments: the content folder
// and, if there is one, the remote.
import { ContentRepository } from '../../../desk/server/repository/repository.ts';

const [folder = '', remote] = process.argv.slice(2);
const repository = await ContentRepository.open(folder, remote);
const [draft] = await repository.drafts();
if (draft) await repository.publish([draft], { message: 'Published', check: async () => {} });
