import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { PREVIEW_COOKIE } from '../../../server/preview/cookie.ts';
import { SECRET_FILE_NAMES } from '../../../server/settings/secret-files.ts';
import { readSettings, SETTING_NAMES } from '../../../server/settings/settings.ts';
import { RESOURCES } from '../../../shared/paths/resources.ts';
import { ROOT } from '../../support/content/folders.ts';
import {
  at,
  composeFile,
  composePrograms,
  containerOf,
  type Fields,
  kubernetesObjects,
  kubernetesPrograms,
  nameOf,
  ofKind,
  type Program,
  podOf,
  text,
} from '../../support/processes/deployments.ts';

const dockerfile = text('Dockerfile');
const template = text('deploy/nginx/nginx.conf.template');
const PORT = /\bPORT=(\d+)/.exec(dockerfile)?.[1];
/** Programs with the site's settings; the variables of content-sync are those of its script. */
const isOurs = ({ name, image }: Program) => /^minamo(?:-|$)/.test(image) && name !== 'content-sync';

/** Settings that the content service reads. */
const OF_CONTENT = [
  'DATABASE_URL',
  'DATABASE_MAX_MB',
  'SUBMISSIONS_KEEP_DAYS',
  'OUTBOX_KEEP_DAYS',
  'AUDIT_KEEP_DAYS',
  'SMTP_URL',
  'LEAD_WEBHOOK_URL',
];
/** Settings without a use where several containers run, with the reason. */
const OF_ONE_CONTAINER: Record<string, string> = {
  OLD_ASSETS_DIR: 'containers share no folder',
  OLD_ASSETS_DAYS: 'containers share no folder',
  CONTENT_TOKEN: 'a request behind the balancer reaches one of them: each watches the folder for itself',
};

const withoutSecretFiles = (env: Record<string, string>) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.endsWith('_FILE')));

function programOf(programs: Program[], name: string): Program {
  const program = programs.find((one) => one.name === name);
  if (!program) throw new Error(`no program ${name}`);
  return program;
}

describe.each([
  ['compose.cluster.yaml', composePrograms()],
  ['the example for Kubernetes', kubernetesPrograms()],
])('%s', (_file, programs) => {
  const nginx = programOf(programs, 'nginx');
  const [site, content] = [programOf(programs, 'site'), programOf(programs, 'content')];

  test('names settings that there are, with values that the code takes', () => {
    for (const { env } of programs.filter(isOurs)) {
      expect([...SETTING_NAMES, ...SECRET_FILE_NAMES]).toEqual(expect.arrayContaining(Object.keys(env)));
      // Values from the operator's environment or from a secret are not fixed by the deployment.
      const own = Object.entries(env).filter(
        ([name, value]) => !name.endsWith('_FILE') && !value.includes('$'),
      );
      expect(() => readSettings(Object.fromEntries(own))).not.toThrow();
    }
  });

  test('hands every setting of a single container on, to the program that reads it', () => {
    const offers = ({ env, offered }: Program) => [...Object.keys(env), ...Object.keys(offered)];
    const missing = (program: Program, names: readonly string[]) =>
      names.filter((name) => !offers(program).includes(name) && !offers(program).includes(`${name}_FILE`));
    const settings = Object.keys(
      at(parse(text('compose.yaml')), 'services', 'site', 'environment') as Fields,
    );
    const ofSite = settings.filter((name) => !OF_CONTENT.includes(name) && !(name in OF_ONE_CONTAINER));
    expect(missing(site, ofSite)).toEqual([]);
    expect(missing(content, [...OF_CONTENT, 'LOG_LEVEL'])).toEqual([]);
    for (const { offered } of [site, content])
      expect(() => readSettings(withoutSecretFiles(offered))).not.toThrow();
  });

  test('gives every program the secrets that it reads, and no other', () => {
    for (const { env, secrets } of programs.filter(isOurs)) {
      const read = Object.entries(env).filter(([name]) => name.endsWith('_FILE'));
      expect(read.map(([, file]) => file).sort()).toEqual(
        secrets.map((name) => `/run/secrets/${name}`).sort(),
      );
    }
  });

  test('fills in every variable of the balancer, and no other', () => {
    const asked = new Set([...template.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name));
    const given = Object.keys(nginx.env).filter((name) => !name.startsWith('NGINX_ENVSUBST_'));
    expect(given.sort()).toEqual([...asked].sort());
    const filter = new RegExp(nginx.env.NGINX_ENVSUBST_FILTER ?? '');
    expect(given.filter((name) => !filter.test(name))).toEqual([]);
  });

  test('shows a preview to visitors with its cookie, whatever the balancer has cached', () => {
    for (const rule of ['proxy_cache_bypass', 'proxy_no_cache'])
      expect(template).toContain(`${rule} $cookie_${PREVIEW_COOKIE};`);
  });

  test('leads from the balancer to the sites and the content services, at the ports where they listen', () => {
    expect(nginx.env.SITE_SERVERS).toMatch(new RegExp(`^server site[.\\w]*:${PORT} resolve max_fails=0;$`));
    const port = readSettings(
      content.env.CONTENT_PORT ? { CONTENT_PORT: content.env.CONTENT_PORT } : {},
    ).CONTENT_PORT;
    expect(nginx.env.CONTENT_SERVERS).toMatch(
      new RegExp(`^server content[.\\w]*:${port} resolve max_fails=0;$`),
    );
    expect(new URL(site.env.API_ORIGIN ?? '').port).toBe(nginx.env.NGINX_CONTENT_LISTEN);
    expect(site.env.TRUST_PROXY).toBe('1');
  });

  test('runs programs that are in the image', () => {
    for (const { command } of programs.filter(isOurs)) {
      const files = command.join(' ').match(/(?:server|scripts)\/[\w/.-]+\.ts/g) ?? [];
      for (const file of files) {
        expect(existsSync(path.join(ROOT, file))).toBe(true);
        expect(dockerfile).toMatch(new RegExp(`^COPY .*(?:${file}|${file.split('/')[0]} \\./)`, 'm'));
      }
    }
    expect(content.command.join(' ')).toContain('server/content/process/main.ts');
    expect(programOf(programs, 'backup').command.join(' ')).toContain('scripts/backup.ts --out /data/');
  });

  test.each(programs.map((program) => [program.name, program] as const))(
    '%s may do little',
    (_name, program) => {
      expect(program).toMatchObject({ isReadOnly: true, dropped: ['ALL'], isBoundInMemory: true });
      for (const id of program.user) expect(Number(id)).toBeGreaterThan(0);
    },
  );
});

/** LAME_DUCK_S, then 20 s for responses and 12 s for deliveries (docs/operations.md). */
const ENDING_S = 32;

test('compose defines every secret, network and volume that it names, gives time to end and bounds the logs', () => {
  const file = composeFile();
  for (const [name, service] of Object.entries(file.services as Record<string, Fields>)) {
    for (const kind of ['secrets', 'networks'])
      expect(Object.keys(file[kind] as Fields)).toEqual(
        expect.arrayContaining((service[kind] ?? []) as string[]),
      );
    for (const volume of (service.volumes ?? []) as string[]) {
      const [source = ''] = volume.split(':');
      const isThere = source.startsWith('./')
        ? existsSync(path.join(ROOT, source))
        : source in (file.volumes as Fields);
      expect([volume, isThere]).toEqual([volume, true]);
    }
    expect([name, at(service, 'logging', 'options', 'max-size')]).toEqual([name, '10m']);
    expect([name, service.security_opt]).toEqual([name, ['no-new-privileges:true']]);
  }
  const grace = (name: string) =>
    Number.parseInt(String(at(file, 'services', name, 'stop_grace_period')), 10);
  expect(grace('site')).toBeGreaterThanOrEqual(ENDING_S + readSettings({}).LAME_DUCK_S);
  expect(grace('content')).toBeGreaterThanOrEqual(12);
  expect(at(file, 'networks', 'data', 'internal')).toBe(true);
});

test('compose starts the desk only on request, out of reach of visitors and other services', () => {
  const { services, networks } = composeFile() as Record<'services' | 'networks', Record<string, Fields>>;
  const { desk = {}, ...others } = services;
  expect(desk.profiles).toEqual(['desk']);
  expect(at(desk, 'build', 'target')).toBe('desk');
  expect(dockerfile).toMatch(/^FROM \w+ AS desk$/m);
  expect(desk.networks).toEqual(['desk']);
  expect(networks.desk).toEqual({ internal: true });
  expect(desk.ports).toBeUndefined();
  for (const [name, { networks: joined, volumes = [], profiles }] of Object.entries(others)) {
    expect([name, joined]).not.toEqual([name, expect.arrayContaining(['desk'])]);
    expect([name, volumes]).not.toEqual([
      name,
      expect.arrayContaining([expect.stringMatching(/^(?:desk|desk-content):/)]),
    ]);
    expect([name, profiles]).toEqual([name, undefined]);
  }
});

/** Volumes of content, by the program that may write to each of them. */
const WRITERS: Record<string, readonly string[]> = {
  content: ['content-sync'],
  files: ['desk'],
  media: ['draw'],
};

test.each(Object.keys(WRITERS))('all read the volume %s, and one program writes to it', (volume) => {
  const mounted = Object.entries(composeFile().services as Record<string, { volumes?: string[] }>)
    .map(([name, { volumes = [] }]) => [name, volumes.find((one) => one.startsWith(`${volume}:`))] as const)
    .filter(([, mount]) => mount !== undefined);
  const writing = mounted.filter(([, mount]) => !mount?.endsWith(':ro')).map(([name]) => name);
  expect(writing).toEqual(WRITERS[volume]);
  expect(mounted.map(([name]) => name)).toEqual(expect.arrayContaining(['site', 'content', 'draw']));

  const objects = kubernetesObjects();
  const [claim] = ofKind(objects, 'PersistentVolumeClaim').filter((one) => nameOf(one) === volume);
  expect(at(claim, 'spec', 'accessModes')).toEqual(['ReadWriteMany']);
  const mounts = ofKind(objects, 'Deployment').flatMap((deployment) =>
    ((containerOf(deployment).volumeMounts ?? []) as Fields[])
      .filter(({ name }) => name === volume)
      .map(({ readOnly }) => ({ name: nameOf(deployment), readOnly: readOnly === true })),
  );
  expect(mounts).toEqual(
    expect.arrayContaining(['site', 'content'].map((name) => ({ name, readOnly: true }))),
  );
  // The desk is no part of the example.
  expect(mounts.filter(({ readOnly }) => !readOnly).map(({ name }) => name)).toEqual(
    WRITERS[volume]?.filter((name) => name !== 'desk'),
  );
});

describe('Kubernetes', () => {
  const objects = kubernetesObjects();
  const deployments = ofKind(objects, 'Deployment');
  const portsOf = (object: Fields) =>
    (containerOf(object).ports ?? []) as { name: string; containerPort: number }[];

  test('probes the health addresses that the code serves', () => {
    for (const deployment of deployments) {
      const ports = portsOf(deployment).map(({ name }) => name);
      for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
        const asked = containerOf(deployment)[probe];
        expect([nameOf(deployment), probe, asked !== undefined]).toEqual([nameOf(deployment), probe, true]);
        const { path: address, port } = (at(asked, 'httpGet') ?? {}) as { path?: string; port?: string };
        if (address) expect([RESOURCES.health, RESOURCES.readiness]).toContain(address);
        if (port) expect(ports).toContain(port);
      }
    }
    const site = containerOf(deployments.find((one) => nameOf(one) === 'site') as Fields);
    expect(at(site, 'readinessProbe', 'httpGet', 'path')).toBe(RESOURCES.readiness);
    expect(at(site, 'livenessProbe', 'httpGet', 'path')).toBe(RESOURCES.health);
  });

  test('waits longer than a site takes to end, and a site longer than it takes to be seen', () => {
    const site = deployments.find((one) => nameOf(one) === 'site') as Fields;
    const { LAME_DUCK_S } = programOf(kubernetesPrograms(), 'site').env;
    const { periodSeconds, failureThreshold } = containerOf(site).readinessProbe as Record<string, number>;
    expect(Number(LAME_DUCK_S)).toBeGreaterThan((periodSeconds ?? 0) * (failureThreshold ?? 0) + 5);
    expect(at(podOf(site), 'spec', 'terminationGracePeriodSeconds')).toBeGreaterThanOrEqual(
      ENDING_S + Number(LAME_DUCK_S),
    );
  });

  test('every service, budget, policy and autoscaler matches its target', () => {
    const apps = [...deployments, ...ofKind(objects, 'CronJob')].map((object) =>
      at(podOf(object), 'metadata', 'labels', 'app'),
    );
    const portNames = (app: unknown) =>
      deployments.filter((one) => nameOf(one) === app).flatMap((one) => portsOf(one).map(({ name }) => name));
    for (const deployment of deployments)
      expect(at(deployment, 'spec', 'selector', 'matchLabels')).toEqual(
        at(podOf(deployment), 'metadata', 'labels'),
      );
    for (const service of ofKind(objects, 'Service')) {
      const app = at(service, 'spec', 'selector', 'app');
      for (const { targetPort } of at(service, 'spec', 'ports') as { targetPort: string }[])
        expect(portNames(app)).toContain(targetPort);
    }
    for (const budget of ofKind(objects, 'PodDisruptionBudget'))
      expect(apps).toContain(at(budget, 'spec', 'selector', 'matchLabels', 'app'));
    for (const policy of ofKind(objects, 'NetworkPolicy')) {
      const app = at(policy, 'spec', 'podSelector', 'matchLabels', 'app');
      for (const rule of (at(policy, 'spec', 'ingress') ?? []) as Fields[])
        for (const { port } of rule.ports as { port: string }[]) expect(portNames(app)).toContain(port);
    }
    const [scaler] = ofKind(objects, 'HorizontalPodAutoscaler');
    expect(deployments.map(nameOf)).toContain(at(scaler, 'spec', 'scaleTargetRef', 'name'));
  });

  test('the autoscaler goes by a figure that the sites give', () => {
    const [scaler] = ofKind(objects, 'HorizontalPodAutoscaler');
    const metric = String(at(scaler, 'spec', 'metrics', 0, 'pods', 'metric', 'name'));
    expect(metric).toMatch(/^minamo_/);
    expect(text('server/metrics/site-figures.ts')).toContain(`'${metric.replace('minamo_', '')}'`);
  });

  test('all of it is in the kustomization', () => {
    const kustomization = text('deploy/kustomization.yaml');
    const listed = [...kustomization.matchAll(/- (kubernetes\/[\w-]+\.yaml)/g)].map(([, file]) => file);
    const there = readdirSync(path.join(ROOT, 'deploy/kubernetes')).map((file) => `kubernetes/${file}`);
    expect(listed.sort()).toEqual(there.sort());
    for (const [, name] of text('deploy/kubernetes/nginx.yaml').matchAll(/configMap: \{ name: (\w+) \}/g))
      expect(kustomization).toContain(`- name: ${name}\n    files: [nginx/nginx.conf.template]`);
  });
});
