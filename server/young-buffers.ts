// Small buffers get memory of their own. Node cuts them out of blocks of 64 KB unless told otherwise: such a block is old by the
// time it is full, goes with the next collection of the whole heap only, and brings that on sooner: two to four KB for each page rendered.
import { Buffer } from 'node:buffer';

Buffer.poolSize = 0;
