/**
 * Names of technologies that visitors ask for: one a line, with `=` and other spellings where there are any, the name
 * itself among them if it is no common word. What the page lists is known by these spellings too; the rest is `not listed`.
 */
export const technologies = `
.NET Core
.NET=.net,dotnet,asp.net
Adobe Photoshop=photoshop
Adobe XD
After Effects
AI Coding=ai coding,ai-assisted coding
Algolia
Alpine.js
Amazon S3=amazon s3,s3
Android Studio
Android
Angular Material
Angular
Ansible
Ant Design=ant design,antd
Apache
Apache Airflow
Apache Spark=apache spark,pyspark
Apollo GraphQL
Astro=astro,astro.js
AWS=aws,amazon web services
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
C#=c#,csharp
C++=c++,cpp
C=c language
Canvas=canvas api,html canvas,html5 canvas
Cassandra
Chakra UI
Chart.js
CI/CD
CircleCI
Claude Code
Claude
ClickHouse
Cloudflare
Cloudflare Workers
Confluence
Copilot=copilot,github copilot
CRDT=crdt,crdts
CSS=css,css3
Cursor=cursor ide,cursor editor
Cypress
D3.js=d3,d3.js
Dart
Datadog
Deno
DigitalOcean
Discord
Django REST framework
Django
Docker
DynamoDB
ECharts
Elastic Stack=elk,elastic stack
Elasticsearch
Electron
Element Plus=element plus,element ui
Elixir
Emacs
Entity Framework
ES6+=es6+,es6,es2015,ecmascript
esbuild
ESLint
Excel
Express=express,express.js
FastAPI
Fastify
Figma
Firebase
Flask
Flutter
Git
GitHub Actions
GitLab CI
Go=golang
Google Cloud=google cloud,gcp
GPT=gpt,gpt-4,gpt-5,chatgpt
Gradle
Grafana
GraphQL=graphql,gql
gRPC
GSAP
Hadoop
HarmonyOS
Haskell
Helm
Hibernate
HTML5/CSS3=html5/css3,html/css,html,html5,css,css3
HTML=html,html5
Illustrator
Istio
iOS
Java
JavaScript=javascript,js,vanilla js
Jenkins
Jest
Jetpack Compose
Jira
Jotai
jQuery
JUnit
Jupyter
Kafka=kafka,apache kafka
Kibana
Koa=koa,koa.js
Kotlin
Kubernetes=kubernetes,k8s
LangChain
Laravel
LaTeX
Less=less css
Lexical
Lighthouse
Linear=linear app
Linux
Lodash
Lucene
Mapbox
MariaDB
Markdown
Material UI=material ui,mui
Maven
Memcached
micro frontends=micro frontend,micro frontends
MobX
Mocha
MongoDB=mongodb,mongo
MSW
MVC
MySQL
Neo4j
NestJS
Netlify
New Relic
Next.js
NGINX
NgRx
Node.js=node.js,node
Notion
NumPy
Nuxt=nuxt,nuxt.js
NVDA
Nx
OAuth
Objective-C
OpenAI API
OpenAPI
OpenCV
OpenTelemetry
pandas
Parcel=parcel bundler
PHP
Pinia
PixiJS
Playwright
pnpm
PostCSS
PostgreSQL=postgresql,postgres
Postman
PowerShell
Preact
Premiere Pro
Prisma
Prometheus
ProseMirror
Puppeteer
qiankun
PWA=pwa,pwas
Pytest
Python
PyTorch
RabbitMQ
radix-ui=radix-ui,radix
React Bootstrap
React Native=react native,rn
React Router
React=react,reactjs
Recoil
Red Hat
Redis
Redux
Redux Toolkit=redux toolkit,rtk
Remix
REST=rest api,rest apis,restful,restful api
Rollup
Ruby on Rails=rails,ruby on rails
Ruby
Rust
Salesforce
Sass=sass,scss
Scala
scikit-learn=scikit-learn,sklearn
Selenium
Sentry
Service Worker=service worker,service workers
shadcn-ui=shadcn-ui,shadcn
Shopify
Sketch
Slack
Slate=slate.js
Snowflake
Socket.IO
SolidJS
SonarQube
Spring=spring boot,spring framework,spring
SQL Server=sql server,mssql
SQL
SQLAlchemy
SQLite
SSR
Storybook
Stripe
Streamlit
styled-components
Subversion=subversion,svn
Supabase
Svelte=svelte,sveltekit
SvelteKit
Swagger
Swift=swift,swiftui
SWR
Symfony
Tailwind CSS=tailwind css,tailwind
TanStack Query=react query,tanstack,tanstack query
Taro
Tauri
TensorFlow
Terraform
Testing Library=react testing library,testing library
Three.js
Tiptap
Tomcat
Travis
tRPC
Turborepo
Twilio
TypeScript=typescript,ts
Ubuntu
UniApp
Unity=unity,unity3d
Unreal Engine=unreal engine,unreal
Vercel
Vim
Vite=vite,vitejs
Vitest
VoiceOver
VS Code=vs code,visual studio code
Vue=vue,vue.js,vue3
Vuetify
Vuex
WCAG
Web Components
WebAssembly=webassembly,wasm
Webflow
WebGL
WebGPU
Webpack
WebRTC
WebSocket=websocket,websockets
WeChat Mini Program (小程序)=mini program
WordPress
Xcode
Yarn
Yjs
Zod
Zustand
`;
