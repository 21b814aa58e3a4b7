import { WAN_TOOL } from '../../../shared/sizing/wan/wan.ts';
import { toolRoute } from './tool-view.tsx';

export const { loader, Component } = toolRoute(WAN_TOOL, '/tools/wan');
