/**
 * Names of technologies that visitors ask for: one a line, with `=` and other spellings where there are any, the name
 * itself among them if it is no common word. What the page lists is known by these spellings too; the rest is `not listed`.
 */
export const technologies = `
.NET Core
.NET=.net,dotnet,asp.net
A-Frame
Adobe Photoshop=photoshop,フォトショ,フォトショップ
Adobe XD
AdonisJS
After Effects
AI Coding=ai coding,ai 编程,ai编程,aiコーディング,ai コーディング,ai-assisted coding
Algolia
Alpine.js
Amazon S3=amazon s3,s3
Android Studio
Android=android,安卓
Angular Material
Angular=angular,アンギュラー
Ansible
Ant Design=ant design,antd
Apache
Apache Airflow
Apache Spark=apache spark,pyspark
Apollo GraphQL
Appwrite
Arch Linux
Arduino
Argo CD
Astro=astro,astro.js
Automerge
AWS=aws,amazon web services
Alibaba Cloud=aliyun,阿里云,アリババクラウド
axe-core
Axios
Azure DevOps
Azure SQL
Azure
Babel
Babylon.js
Backbone.js
Bash
Bazel
Bevy
Biome
Blazor
Blender
Bootstrap
Bulma
Bun
C#=c#,csharp
C++=c++,cpp
C=c language,c言語,c语言,c 语言
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
Claude=claude,クロード
ClickHouse
CLion
Clojure
ClojureScript
Cloudflare
Cloudflare Workers
CMake
COBOL
Codecov
CodeIgniter
CoffeeScript
Confluence
Copilot=copilot,github copilot,コパイロット
Cosmos DB
Couchbase
CouchDB
cPanel
CRDT=crdt,crdts
CSS=css,css3
Cursor=cursor ide,cursor editor,用cursor
Cypress=cypress,サイプレス
D3.js=d3,d3.js
Dart
Datadog
DataGrip
DBeaver
Debian
Deno
Dify
DigitalOcean
Discord=discord,ディスコード
Django REST framework
Django=django,ジャンゴ
Docker=docker,ドッカー
Dreamweaver
Drupal
DuckDB
DynamoDB
Dynatrace
ECharts
Egg.js
Elastic Stack=elk,elastic stack
Elasticsearch
Electron
Element Plus=element plus,element ui
Eleventy
Elixir
Emacs
Ember
Entity Framework
Erlang
ES6+=es6+,es6,es2015,ecmascript
esbuild
ESLint
Excel=excel,エクセル
Express=express,express.js
F#=f#,fsharp
FastAPI
Fastify
Feathersjs
Figma=figma,フィグマ
FileZilla
Firebase
Flask
Flutter=flutter,フラッター
Fortran
Framer Motion
Gatsby
GCC
Gentoo
GIMP
Git=git,ギット
GitHub Actions
GitHub Codespaces
GitKraken
GitLab CI
Gitpod
Go=golang,go言語,go语言,go 语言,ゴー言語
Godot
GoLand
Google Cloud=google cloud,gcp
Google Colab
GPT=gpt,gpt-4,gpt-5,chatgpt
Gradle
Grafana
GraphQL=graphql,gql,グラフキューエル
gRPC
gulp
Hadoop
Hardhat
HarmonyOS=harmonyos,鸿蒙
Haskell
Heroku
Hibernate
Homebrew
Hono
HTML5/CSS3=html5/css3,html/css,html,html5,css,css3
HTML=html,html5
htmx
Hyper-V
Illustrator
Inertia.js
InfluxDB
Inkscape
IntelliJ
Ionic
iOS
Jaeger
Jamstack
Java=java,ジャバ,ジャヴァ
JavaScript=javascript,js,vanilla js,ジャバスクリプト
Jekyll
Jenkins
Jest=jest,ジェスト
JetBrains
Jetpack Compose
Jira
Jotai
jQuery=jquery,ジェイクエリー
Julia
JUnit
Jupyter
K3s
Kafka=kafka,apache kafka
Kali Linux
Keras
Kibana
Knex.js
Koa=koa,koa.js
Kotlin=kotlin,コトリン
Ktor
Kubernetes=kubernetes,k8s,クバネティス,クバネテス
LabVIEW
LangChain
Laravel=laravel,ララベル
LaTeX
Lerna
Less=less css
Lexical
Lighthouse
Linear=linear app
Linux Mint
Linux=linux,リナックス
Lit=lit,lit element
LLVM
Lodash
Logstash
Lua
Lucene
Magento
Mapbox
MariaDB
Material UI=material ui,mui
MATLAB
Matplotlib
Maven
Memcached
Mercurial
micro frontends=micro frontend,micro frontends,qiankun,微前端,マイクロフロントエンド
Miro
MobX
Mocha
MongoDB=mongodb,mongo
Mongoose
MSW
MVC
MySQL=mysql,マイエスキューエル
NATS
Neo4j
Neovim
NestJS
NetBeans
Netlify
New Relic
Next.js=next.js,ネクスト,ネクストjs,ネクストジェーエス
NGINX
ngrok
NgRx
NixOS
Node-RED
Node.js=node.js,node,ノード,ノードjs
Nodemon
Notion=notion,ノーション
NuGet
NumPy
Nuxt=nuxt,nuxt.js,ナクスト
NVDA
Nx
OAuth
Objective-C
OCaml
OpenAI API
OpenAPI
OpenCL
OpenCV
OpenGL
OpenStack
openSUSE
OpenTelemetry
p5.js
Pa11y
pandas
Parcel=parcel bundler
Perl
PHP=php,ピーエイチピー
PhpStorm
Pinia
PixiJS
Playwright=playwright,プレイライト
Plotly
PM2
pnpm
Podman
PostCSS
PostgreSQL=postgresql,postgres,ポスグレ
Postman
PowerShell
Preact
Premiere Pro
PrimeNG
Prisma
Prometheus
ProseMirror
Protractor
Pulumi
Puppeteer
PureScript
Putty
PWA=pwa,pwas
PyCharm
PyPI
Pytest
Python=python,パイソン
PyTorch
Qt
Quarkus
Qwik
RabbitMQ
radix-ui=radix-ui,radix
Raspberry Pi
React Bootstrap
React Native=react native,rn,リアクトネイティブ
React Router
React=react,reactjs,リアクト
Read the Docs
Recoil
Red Hat
Redis=redis,レディス
Redux
Redux Toolkit=redux toolkit,rtk
Remix
REST=rest api,rest apis,restful,restful api
RocksDB
Rocky Linux
Rollup
Rspack
RSpec
RStudio
Ruby on Rails=rails,ruby on rails,レイルズ
Ruby=ruby,ルビー
RubyMine
Rust=rust,ラスト
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
Shopware
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
StackBlitz
Stencil
Storybook
Streamlit
styled-components
Subversion=subversion,svn
Supabase
SurrealDB
Svelte=svelte,sveltekit,スベルト
SvelteKit
SVGO
Swagger
SWC
Swift=swift,swiftui,スウィフト
SWR
Symfony
Tailwind CSS=tailwind css,tailwind,テイルウィンド
TanStack Query=react query,tanstack,tanstack query
Taro
Tauri
TensorFlow
Terraform
Testing Library=react testing library,testing library
Three.js
Tiptap
tmux
Tomcat
Travis
tRPC
Turborepo
Twilio
TypeScript=typescript,ts,タイプスクリプト
TYPO3
Ubuntu
Umi=umi,umijs
UniApp
Unity=unity,unity3d,ユニティ
Unreal Engine=unreal engine,unreal
Vagrant
VBA
Vercel
Vert.x
Vim
Vite=vite,vitejs,ヴィート
Vitest
VoiceOver
VS Code=vs code,visual studio code
vSphere
Vue=vue,vue.js,vue3,ビュー,ヴュー,ビュージェイエス
Vuetify
Vuex
WCAG
Web Components
Web3.js
WebAssembly=webassembly,wasm
Webflow
WebGL
WebGPU
Weblate
Webpack=webpack,ウェブパック
WebRTC
WebSocket=websocket,websockets
WebStorm
WeChat Mini Program (小程序)=mini program,小程序,微信小程序
WooCommerce
WordPress=wordpress,ワードプレス
Xamarin
Xcode
Yarn
Yii
Yjs
Zeplin
Zig
Zod
Zsh
Zustand
`;
