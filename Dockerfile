# docker build -t odu . && docker run --read-only --tmpfs /tmp -p 3000:3000 -v odu-data:/data odu
# PDF files are made on linux/amd64: elsewhere, docker build --platform linux/amd64.
ARG NODE=24.21.0

FROM node:${NODE}-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm ci --no-audit --no-fund --loglevel=error \
  && npm run build \
  && node scripts/production/make.mjs /odu

FROM node:${NODE}-bookworm-slim
ENV NODE_ENV=production \
    ODU_HOST=0.0.0.0 \
    ODU_PORT=3000 \
    ODU_DATA_DIR=/data \
    NODE_OPTIONS=--max-semi-space-size=4 \
    MALLOC_ARENA_MAX=1 \
    MALLOC_MMAP_THRESHOLD_=131072
COPY --from=build /odu /odu
# The folder of the data is its user's only; the program belongs to root, and nobody writes in it.
RUN install -d -o node -g node -m 0700 /data
USER node
WORKDIR /odu
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.ODU_PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/odu/apps/api/start.mjs"]
