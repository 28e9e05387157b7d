# The metered service. docker build -t worksheet . && docker run -p 3000:3000 -v worksheet-data:/data worksheet

FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && npm run build

# What runs needs neither the tools nor the sources.
FROM node:22-bookworm-slim AS production
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/core/package.json packages/core/
COPY packages/render-html/package.json packages/render-html/
COPY packages/render-json/package.json packages/render-json/
COPY packages/render-latex/package.json packages/render-latex/
COPY packages/render-pdf/package.json packages/render-pdf/
COPY packages/server/package.json packages/server/
COPY packages/server/bin packages/server/bin
RUN npm ci --omit=dev --workspace packages/server --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=production /app ./
COPY --from=build /app/packages/core/dist packages/core/dist
COPY --from=build /app/packages/render-html/dist packages/render-html/dist
COPY --from=build /app/packages/render-json/dist packages/render-json/dist
COPY --from=build /app/packages/render-latex/dist packages/render-latex/dist
COPY --from=build /app/packages/render-pdf/dist packages/render-pdf/dist
COPY --from=build /app/packages/render-pdf/fonts/OFL.txt packages/render-pdf/fonts/
COPY --from=build /app/packages/server/dist packages/server/dist
RUN ln -s /app/packages/server/bin/worksheet-server.js /usr/local/bin/worksheet-server \
  && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node is the process that gets SIGTERM, so that requests may finish.
CMD ["node", "packages/server/dist/main.js", "serve"]
