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
Argo CD
Astro=astro,astro.js
AWS=aws,amazon web services
Alibaba Cloud=aliyun
axe-core
Axios
Azure DevOps
Azure
Babel
Backbone.js
Bash
Blazor
Blender
Bootstrap
Bun
C#=c#,csharp
C++=c++,cpp
C=c language
CakePHP
Canvas=canvas api,html canvas,html5 canvas
Capacitor
Cassandra
CentOS
Chakra UI
Chart.js
CI/CD
CircleCI
Claude Code
Claude
ClickHouse
Clojure
Cloudflare
Cloudflare Workers
COBOL
Confluence
Copilot=copilot,github copilot
Cosmos DB
CouchDB
CRDT=crdt,crdts
CSS=css,css3
Cursor=cursor ide,cursor editor
Cypress
D3.js=d3,d3.js
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
Egg.js
Elastic Stack=elk,elastic stack
Elasticsearch
Electron
Element Plus=element plus,element ui
Elixir
Emacs
Ember
Entity Framework
Erlang
ES6+=es6+,es6,es2015,ecmascript
esbuild
ESLint
Excel
Express=express,express.js
F#=f#,fsharp
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
Godot
Google Cloud=google cloud,gcp
GPT=gpt,gpt-4,gpt-5,chatgpt
Gradle
Grafana
GraphQL=graphql,gql
gRPC
GSAP
gulp
Hadoop
HarmonyOS
Haskell
Helm
Heroku
Hibernate
Hono
HTML5/CSS3=html5/css3,html/css,html,html5,css,css3
HTML=html,html5
htmx
Illustrator
InfluxDB
IntelliJ
Istio
Ionic
iOS
Jaeger
Java
JavaScript=javascript,js,vanilla js
Jekyll
Jenkins
Jest
JetBrains
Jetpack Compose
Jira
Jotai
jQuery
Julia
JUnit
Jupyter
Kafka=kafka,apache kafka
Keras
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
Lit=lit,lit element
Lodash
Logstash
Lua
Lucene
Mapbox
MariaDB
Markdown
Material UI=material ui,mui
MATLAB
Matplotlib
Maven
Memcached
micro frontends=micro frontend,micro frontends
Miro
MobX
Mocha
MongoDB=mongodb,mongo
Mongoose
MSW
MVC
MySQL
NATS
Neo4j
Neovim
NestJS
Netlify
New Relic
Next.js
NGINX
ngrok
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
OpenGL
OpenStack
OpenTelemetry
pandas
Parcel=parcel bundler
Perl
PHP
Pinia
PixiJS
Playwright
PM2
pnpm
Podman
PostCSS
PostgreSQL=postgresql,postgres
Postman
PowerShell
Preact
Premiere Pro
Prisma
Prometheus
ProseMirror
Pulumi
Puppeteer
qiankun
PWA=pwa,pwas
PyCharm
Pytest
Python
PyTorch
Qt
Quarkus
Qwik
RabbitMQ
radix-ui=radix-ui,radix
Raspberry Pi
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
Rspack
Ruby on Rails=rails,ruby on rails
Ruby
Rust
Salesforce
Sass=sass,scss
Scala
scikit-learn=scikit-learn,sklearn
Selenium
Sentry
Sequelize
Service Worker=service worker,service workers
shadcn-ui=shadcn-ui,shadcn
Shopify
Sketch
Slack
Slate=slate.js
Snowflake
Socket.IO
Solidity
SolidJS
SonarQube
Splunk
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
SWC
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
TYPO3
Ubuntu
Umi=umi,umijs
UniApp
Unity=unity,unity3d
Unreal Engine=unreal engine,unreal
Vagrant
VBA
Vant
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
Weblate
Webpack
WebRTC
WebSocket=websocket,websockets
WebStorm
WeChat Mini Program (小程序)=mini program
WooCommerce
WordPress
Xamarin
Xcode
Yarn
Yii
Yjs
Zig
Zod
Zustand
`;
