import { WIRELESS_TOOL } from '../../../shared/sizing/wireless/wireless.ts';
import { toolRoute } from './tool-view.tsx';

export const { loader, Component } = toolRoute(WIRELESS_TOOL, '/tools/wireless');
