/** Technologies that are seldom asked for, as in `technologies.ts`; beginning with a line break. The server's alone: a page has no room for them. */
export const rareTechnologies = `
ABAP
ActionScript
ActiveMQ
Actix
Adyen
After Effects
Airflow:apache airflow
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
F#:fsharp
Flink:apache flink
FreeRTOS
Godot
gulp
HAProxy
Headless UI
Hugging Face:huggingface
i18next
IndexedDB
InfluxDB
Jaeger
Jekyll
JetBrains
JUnit
Keras
Keycloak
Kibana
LaunchDarkly
LlamaIndex
Logstash
Lucene
Magento
Matplotlib
Meilisearch
Memcached
Mixpanel
Module Federation
Monaco Editor
MQTT
NATS
Neo4j
ngrok
OCaml
Odoo
Okta
OpenGL
OpenSearch
OpenStack
Parcel=parcel bundler
Penpot
PL/SQL
PM2
Podman
Power BI
Premiere Pro
PureScript
PyCharm
Quarkus
Raspberry Pi
React Hook Form
Red Hat
Redshift
ReScript
Retool
ServiceNow
SharePoint
Solidity
SonarQube
Splunk
Streamlit
T-SQL
ThinkPHP
TinyMCE
Travis=travis ci
Trello
TYPO3
UnoCSS
Vagrant
VBA
Verilog
WebStorm
WebXR
WinForms
WPF
Xamarin
XState
Yii
Yocto
Zapier
Zeplin`;
