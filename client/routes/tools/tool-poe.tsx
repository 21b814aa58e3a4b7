import { POE_TOOL } from '../../../shared/sizing/poe/poe.ts';
import { toolRoute } from './tool-view.tsx';

export const { loader, Component } = toolRoute(POE_TOOL, '/tools/poe');
