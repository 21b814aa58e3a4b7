import { loadHome } from '../../from-shared/load-home';

export default defineEventHandler(() => loadHome());
