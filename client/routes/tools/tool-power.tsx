import { POWER_TOOL } from '../../../shared/sizing/power/power-tool.ts';
import { toolRoute } from './tool-view.tsx';

export const { loader, Component } = toolRoute(POWER_TOOL, '/tools/power');
