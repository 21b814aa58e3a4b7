import { createRoot } from 'react-dom/client';
import { createDeskApi } from './api.ts';
import { App } from './app.tsx';
import './styles/desk.css';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App api={createDeskApi()} />);
