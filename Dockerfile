# The server with its page. `docker build -t crescendo . && docker run -p 5112:5112 -v crescendo:/data crescendo`
# It needs to write to /data only: `--read-only` and `--cap-drop ALL` are fine.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/bots/package.json packages/bots/
COPY packages/cli/package.json packages/cli/
COPY packages/protocol/package.json packages/protocol/
COPY packages/rules/package.json packages/rules/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
COPY packages/words/package.json packages/words/
RUN npm ci --no-audit --no-fund --loglevel=error
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund
# Built packages need no sources.
RUN find packages -mindepth 2 -maxdepth 2 ! -name package.json ! -name bin ! -name dist ! -name node_modules -exec rm -r {} +

FROM node:24-slim
ARG VERSION=0.1.0
LABEL org.opencontainers.image.title="Crescendo" \
      org.opencontainers.image.description="5 vor 12, Rummikub, Finito! and Qwinto in the browser, against bots and with friends" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production CRESCENDO_DATA=/data
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages packages
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 5112
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:5112/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# SIGTERM must reach the server itself, so that it can say goodbye.
STOPSIGNAL SIGTERM
CMD ["node", "--conditions=crescendo-dist", "packages/cli/bin/crescendo.js", "serve"]
