# The site and its server: docs/deploy.md, "A container".
FROM node:22-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY packages/answerer/package.json packages/answerer/
RUN npm ci
COPY . .
# The address that visitors type; the build writes it into links and files.
ARG PUBLIC_URL
RUN PUBLIC_URL="$PUBLIC_URL" npm run build

FROM node:22-slim
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force
COPY --from=build /site/dist dist
COPY --from=build /site/dist-server dist-server
ARG PUBLIC_URL
ENV PUBLIC_URL=$PUBLIC_URL HOST=0.0.0.0 PORT=3000
USER node
EXPOSE 3000
CMD ["node", "dist-server/main.js"]
