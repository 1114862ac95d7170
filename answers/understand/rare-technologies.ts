/** Technologies that are seldom asked for, as in `technologies.ts`; each as it is written: a word that is nearly the same is another one. The server's alone: a page has no room for them. */
export const rareTechnologies = `
ABAP
ActionScript
ActiveMQ
Actix
Adyen
After Effects
Airflow=apache airflow
Airtable
Argo CD
ARKit
Auth0
Automerge
AUTOSAR
Babylon.js
Backbone.js
BigQuery
Blazor
BlockNote
CakePHP
CentOS
CKEditor
Clojure
CMake
CodeIgniter
CodeMirror
ColdFusion
Cosmos DB
CouchDB
CUDA
Databricks
Draft.js
Egg.js
Emacs
F#:fsharp
Flink=apache flink
FreeRTOS
Godot=godot engine
gulp
HAProxy
Haskell
Headless UI
Heroku
Hibernate
Hugging Face:huggingface
i18next
IndexedDB
InfluxDB
IntelliJ
Istio
JetBrains
Jotai
JUnit
Jupyter
Keras
Keycloak
Kibana
LaunchDarkly
LlamaIndex
Logstash
Lua
Lucene
Magento
MATLAB
Matplotlib
Meilisearch
Memcached
Mixpanel
Module Federation
Monaco Editor
Mongoose
MQTT
Neo4j
Neovim
New Relic
ngrok
Nx
OCaml
Odoo
Okta
OpenCV
OpenGL
OpenSearch
OpenStack
Parcel=parcel bundler
Penpot
Pinia
PL/SQL
Podman
Postman
Power BI
PowerShell
Premiere Pro
PureScript
PyCharm
Pytest
Quarkus
Qwik
Raspberry Pi
React Hook Form
Recoil
Red Hat
Redshift=amazon redshift,aws redshift
ReScript
scikit-learn:sklearn
Sequelize
ServiceNow
SharePoint
Solidity
SonarQube
Splunk
SQLAlchemy
Streamlit
T-SQL
ThinkPHP
TinyMCE
Travis=travis ci
Trello
UnoCSS
Vant
VBA
Verilog
Vuetify
Weblate
WebStorm
WebXR
WinForms
WPF
Xamarin
XState
Yii
Yocto
Zapier
Zeplin
Zig`;
