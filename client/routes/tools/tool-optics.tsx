import { OPTICS_TOOL } from '../../../shared/sizing/optics/optics.ts';
import { toolRoute } from './tool-view.tsx';

export const { loader, Component } = toolRoute(OPTICS_TOOL, '/tools/optics');
