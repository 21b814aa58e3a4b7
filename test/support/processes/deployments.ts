import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from '../content/folders.ts';

/** One program of a deployment, as any of the deployment files describes it. */
export interface Program {
  name: string;
  image: string;
  command: string[];
  env: Record<string, string>;
  /** Settings that its settings file lists in comments, with an example value. */
  offered: Record<string, string>;
  /** Names of the files below /run/secrets. */
  secrets: string[];
  /** Numeric ids of its user and group, where they are set. */
  user: (string | number | undefined)[];
  isReadOnly: boolean;
  dropped: string[];
  isBoundInMemory: boolean;
}

export type Fields = Record<string, unknown>;

export const at = (value: unknown, ...keys: (string | number)[]): unknown =>
  keys.reduce<unknown>((inner, key) => (inner as Fields | undefined)?.[key], value);

export const text = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

export const composeFile = (): Fields => parse(text('compose.cluster.yaml'), { merge: true });

export function composePrograms(): Program[] {
  const services = composeFile().services as Record<string, Fields>;
  return Object.entries(services).map(([name, service]) => ({
    name,
    image: String(service.image),
    command: strings(service.command),
    env: (service.environment ?? {}) as Record<string, string>,
    offered: {},
    secrets: strings(service.secrets),
    user: String(service.user).split(':'),
    isReadOnly: service.read_only === true,
    dropped: strings(service.cap_drop),
    isBoundInMemory: at(service, 'deploy', 'resources', 'limits', 'memory') !== undefined,
  }));
}

/** All objects below deploy/kubernetes. */
export function kubernetesObjects(): Fields[] {
  const folder = path.join(ROOT, 'deploy/kubernetes');
  return readdirSync(folder).flatMap((file) =>
    parseAllDocuments(readFileSync(path.join(folder, file), 'utf8')).map((document) => document.toJS()),
  );
}

export const ofKind = (objects: Fields[], kind: string) => objects.filter((object) => object.kind === kind);
export const nameOf = (object: unknown) => String(at(object, 'metadata', 'name'));

/** Pod specification of an object that creates pods. */
export const podOf = (object: Fields): Fields =>
  (at(object, 'spec', 'template') ?? at(object, 'spec', 'jobTemplate', 'spec', 'template')) as Fields;

export const containerOf = (object: Fields): Fields => at(podOf(object), 'spec', 'containers', 0) as Fields;

export function kubernetesPrograms(): Program[] {
  const objects = kubernetesObjects();
  return [...ofKind(objects, 'Deployment'), ...ofKind(objects, 'CronJob')].map((object) => {
    const [pod, container] = [podOf(object), containerOf(object)];
    const env = (container.env ?? []) as { name: string; value: string }[];
    const settings = settingsOf(container);
    const volumes = at(pod, 'spec', 'volumes') as Fields[];
    const secret = volumes.find((volume) => at(volume, 'secret', 'secretName') === 'minamo');
    const security = at(pod, 'spec', 'securityContext');
    return {
      name: nameOf(object),
      image: String(container.image),
      command: [...strings(container.command), ...strings(container.args)],
      env: { ...settings.given, ...Object.fromEntries(env.map(({ name, value }) => [name, value])) },
      offered: settings.offered,
      secrets: ((at(secret, 'secret', 'items') ?? []) as Fields[]).map(({ path: name }) => String(name)),
      user: [at(security, 'runAsUser'), at(security, 'runAsGroup')] as number[],
      isReadOnly: at(container, 'securityContext', 'readOnlyRootFilesystem') === true,
      dropped: strings(at(container, 'securityContext', 'capabilities', 'drop')),
      isBoundInMemory: at(container, 'resources', 'limits', 'memory') !== undefined,
    };
  });
}

/** Settings of a container's settings file: those that are set, and those listed in comments. */
function settingsOf(container: Fields): Record<'given' | 'offered', Record<string, string>> {
  const generated = parse(text('deploy/kustomization.yaml')).configMapGenerator as Fields[];
  const lines = ((container.envFrom ?? []) as Fields[]).flatMap((from) => {
    const name = at(from, 'configMapRef', 'name');
    const files = strings(generated.find((map) => map.name === name)?.envs);
    if (files.length === 0) throw new Error(`no settings ${name}`);
    return files.flatMap((file) => text(`deploy/${file}`).split('\n'));
  });
  const pairs = (pattern: RegExp) =>
    Object.fromEntries(
      lines.flatMap((line) => {
        const [, name, value] = pattern.exec(line) ?? [];
        return name === undefined || value === undefined ? [] : [[name, value]];
      }),
    );
  return { given: pairs(/^([A-Z_]+)=(.*)$/), offered: pairs(/^#([A-Z_]+)=(.*)$/) };
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
