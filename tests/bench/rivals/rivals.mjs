export { Engine as JsonRules } from 'json-rules-engine'
export { LogicEngine } from 'json-logic-engine'
export { Query } from 'mingo'
export { default as sift } from 'sift'
