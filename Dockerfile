# Three stages install, build and run. The last one contains no tests, no stand-ins and no compiler.
FROM node:24.21.0-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# No package script runs here. The optional packages are Node, which the image has, and build programs.
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY tsconfig.json vite.config.ts ./
COPY scripts ./scripts
COPY content ./content
COPY src ./src
COPY supabase ./supabase
RUN node scripts/build.mjs

FROM node:24.21.0-slim AS run
ENV NODE_ENV=production APP_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Without these, glibc keeps freed memory: 50 MB on PostgreSQL, 170 MB with the embedded database (docs/operations.md).
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=build /app/dist/web ./dist/web
COPY package.json ./
COPY supabase ./supabase
COPY scripts/admin.ts scripts/backup.ts scripts/restore.ts scripts/db-move.ts scripts/stripe-setup.ts scripts/make-signing-keys.ts ./scripts/
COPY content ./content
COPY src/domain ./src/domain
COPY src/content ./src/content
COPY src/contract ./src/contract
COPY src/server ./src/server
# Everything above belongs to root and is read-only; only this folder is written.
RUN mkdir /data && chown 1000:1000 /data && chmod 700 /data
VOLUME /data
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=4", "src/server/main.ts"]
