/**
 * Names of technologies that visitors ask for: one a line, with other spellings after `:`, or after `=` where the name itself
 * is a common word. What the page lists is known by these spellings too; the rest is `not listed`.
 */
export const technologies = `
.NET Core
.NET:dotnet,asp.net
Adobe Photoshop=photoshop
Adobe XD
AI Coding:ai-assisted coding
Algolia
Alpine.js
Amazon S3:s3
Android Studio
Android
Angular Material
Angular
Ansible
Ant Design:antd
Apache
Apache Spark:pyspark
Apollo GraphQL:apollo
Astro:astro.js
AWS:amazon web services
Alibaba Cloud=aliyun
axe-core
Axios
Azure DevOps
Azure
Babel
Bash
Blender
Bootstrap
Bun
C#:csharp
C++:cpp
C=c language
Canvas=canvas api,html canvas,html5 canvas
Capacitor
Cassandra
Chakra UI
Chart.js
Chromatic
CI/CD
CircleCI
Claude Code
Claude
ClickHouse
Cloudflare
Cloudflare Workers
COBOL
Confluence
Copilot:github copilot
CRDT:crdts
CSS:css3
Cursor=cursor ide,cursor editor
Cypress
D3.js:d3
Dart
Datadog
Deno
Dify
DigitalOcean
Discord
Django REST framework
Django
Docker
Drupal
DuckDB
DynamoDB
ECharts
Elastic Stack:elk
Elasticsearch
Electron
Element Plus:element ui
Elixir
Ember
Entity Framework
Erlang
ES6+:es6,es2015,ecmascript
esbuild
ESLint
Excel
Express:express.js
FastAPI
Fastify
Figma
Firebase
Flask
Flutter
Framer Motion
Gatsby
Git
GitHub Actions
GitLab CI
Go=golang
Google Analytics:ga4
Google Cloud:gcp
GPT:gpt-4,gpt-5,chatgpt
Gradle
Grafana
GraphQL:gql
gRPC
GSAP
Hadoop
HarmonyOS
Helm
Hono
HTML5/CSS3:html/css,html,html5,css,css3
HTML:html5
htmx
Illustrator
Ionic
iOS
Java
JavaScript:js,vanilla js
Jenkins
Jest
Jetpack Compose
Jira
jQuery
Kafka:apache kafka
Koa:koa.js
Kotlin
Kubernetes:k8s
LangChain
Laravel
LaTeX
Less=less css
Lexical
Lighthouse
Linear=linear app
Linux
Lit:lit element
Lodash
Mapbox
MariaDB
Markdown
Material UI:mui
Maven
micro frontends:micro frontend
Miro
MobX
Mocha
MongoDB:mongo
MSW
MVC
MySQL
NestJS
Netlify
Next.js
NGINX
NgRx
Node.js:node
Notion
NumPy
Nuxt:nuxt.js
NVDA
OAuth
Objective-C
OpenAI API
OpenAPI
OpenTelemetry
Oracle
pandas
Perl
PHP
PixiJS
Playwright
pnpm
PostCSS
PostgreSQL:postgres
Preact
Prisma
Prometheus
ProseMirror
Pulumi
Puppeteer
qiankun
PWA:pwas
Python
PyTorch
Qt
RabbitMQ
radix-ui:radix
React Bootstrap
React Native:rn
React Router
React:reactjs
Redis
Redux
Redux Toolkit:rtk
Remix
REST=rest api,rest apis,restful,restful api
Rollup
Rspack
Ruby on Rails:rails
Ruby
RxJS
Rust
Salesforce
SAP
Sass:scss
Scala
Selenium
Sentry
Service Worker:service workers
shadcn-ui:shadcn
Shopify
Sketch
Slack
Slate=slate.js
Snowflake
Socket.IO
SolidJS
Spring:spring boot,spring framework
SQL Server:mssql
SQL
SQLite
SSR
Storybook
Stripe
styled-components
Subversion:svn
Supabase
Svelte:sveltekit
SvelteKit
Swagger
SWC
Swift:swiftui
SWR
Symfony
Tailwind CSS:tailwind
TanStack Query:react query,tanstack
Taro
Tauri
TensorFlow
Terraform
Testing Library:react testing library
Three.js
Tiptap
Tomcat
tRPC
Turborepo
Twilio
TypeScript:ts
Ubuntu
Umi:umijs
UniApp:uni-app
Unity:unity3d
Unreal Engine:unreal
Vercel
Vim
Vite:vitejs
Vitest
VoiceOver
VS Code:visual studio code
Vue:vue.js,vue3
Vuex
WCAG
Web Components
WebAssembly:wasm
Webflow
WebGL
WebGPU
Webpack
WebRTC
WebSocket:websockets
WeChat Mini Program (小程序)=mini program
WooCommerce
WordPress
Xcode
Yarn
Yjs
Zod
Zustand
`;
