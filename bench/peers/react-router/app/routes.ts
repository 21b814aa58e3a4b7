import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('kept', 'routes/home.tsx', { id: 'kept' }),
] satisfies RouteConfig;
