// Generated from spec/ by `make generate`. Never edited.
'use strict';
const lenient = (() => {
const exports = {};
"use strict";
exports.getEstimatedPrice_parameters = validate52;
const schema19 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"query":{"type":"object","additionalProperties":false,"properties":{"pair":{"$ref":"components#/components/schemas/PortalPairInput"},"side":{"$ref":"components#/components/schemas/OrderSideInput"},"amount":{"$ref":"components#/components/schemas/DecimalInput"}},"required":["pair","side","amount"]},"header":{"type":"object","additionalProperties":true,"properties":{},"required":[]},"cookie":{"type":"object"}},"required":["query"],"$id":"lenient.getEstimatedPrice_parameters"};
const schema21 = {"type":"string","pattern":"^([Bb][Tt][Cc]|[Ee][Tt][Hh]|[Uu][Ss][Dd][Tt])_[Tt][Hh][Bb]$","x-error-code":"INVALID_PAIR"};
const pattern3 = new RegExp("^([Bb][Tt][Cc]|[Ee][Tt][Hh]|[Uu][Ss][Dd][Tt])_[Tt][Hh][Bb]$", "u");

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([Bb][Tt][Cc]|[Ee][Tt][Hh]|[Uu][Ss][Dd][Tt])_[Tt][Hh][Bb]$"},message:"must match pattern \""+"^([Bb][Tt][Cc]|[Ee][Tt][Hh]|[Uu][Ss][Dd][Tt])_[Tt][Hh][Bb]$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema22 = {"type":"string","enum":["buy","sell"],"x-error-code":"INVALID_ORDER_SIDE"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!((data === "buy") || (data === "sell"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema22.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":"string","pattern":"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,18})?$"};
const pattern4 = new RegExp("^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,18})?$", "u");

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,18})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,18})?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.getEstimatedPrice_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
delete data0[key0];
}
}
else {
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.pair === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "pair"},message:"must have required property '"+"pair"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.side === undefined){
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.amount === undefined){
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "pair") || (key1 === "side")) || (key1 === "amount"))){
delete data1[key1];
}
}
if(data1.pair !== undefined){
if(!(validate54(data1.pair, {instancePath:instancePath+"/query/pair",parentData:data1,parentDataProperty:"pair",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data1.side !== undefined){
if(!(validate56(data1.side, {instancePath:instancePath+"/query/side",parentData:data1,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data1.amount !== undefined){
if(!(validate58(data1.amount, {instancePath:instancePath+"/query/amount",parentData:data1,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.header !== undefined){
let data5 = data.header;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.cookie !== undefined){
let data6 = data.cookie;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err7 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.createPortalOrder_parameters = validate60;
const schema24 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"query":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"header":{"type":"object","additionalProperties":true,"properties":{"idempotency-key":{"type":"string","pattern":"^[!-~]{1,255}$"}},"required":[]},"cookie":{"type":"object"}},"required":[],"$id":"lenient.createPortalOrder_parameters"};
const pattern5 = new RegExp("^[!-~]{1,255}$", "u");

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.createPortalOrder_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
delete data0[key0];
}
}
else {
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
delete data1[key1];
}
}
else {
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["idempotency-key"] !== undefined){
let data3 = data2["idempotency-key"];
if(typeof data3 !== "string"){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data3;
}
else if(data3 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data2 !== undefined){
data2["idempotency-key"] = coerced0;
}
}
}
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
const err3 = {instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,255}$"},message:"must match pattern \""+"^[!-~]{1,255}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cookie !== undefined){
let data4 = data.cookie;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err5 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getUser_parameters = validate61;
const schema25 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{"userid":{"$ref":"components#/components/schemas/UserIdOrMe"}},"required":["userid"]},"query":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"header":{"type":"object","additionalProperties":true,"properties":{"x-timestamp":{"type":"string","pattern":"^[1-9][0-9]{0,14}$"},"x-recv-window":{"type":"string","pattern":"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$"}},"required":[]},"cookie":{"type":"object"}},"required":["path"],"$id":"lenient.getUser_parameters"};
const schema26 = {"type":"string","pattern":"^(me|[1-9][0-9]{0,14})$","x-error-code":"PERMISSION_DENIED"};
const pattern6 = new RegExp("^(me|[1-9][0-9]{0,14})$", "u");

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!pattern6.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(me|[1-9][0-9]{0,14})$"},message:"must match pattern \""+"^(me|[1-9][0-9]{0,14})$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern7 = new RegExp("^[1-9][0-9]{0,14}$", "u");
const pattern8 = new RegExp("^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$", "u");

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.getUser_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.userid === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "userid"},message:"must have required property '"+"userid"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "userid")){
delete data0[key0];
}
}
if(data0.userid !== undefined){
if(!(validate62(data0.userid, {instancePath:instancePath+"/path/userid",parentData:data0,parentDataProperty:"userid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
delete data2[key1];
}
}
else {
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["x-timestamp"] !== undefined){
let data4 = data3["x-timestamp"];
if(typeof data4 !== "string"){
let dataType0 = typeof data4;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data4;
}
else if(data4 === null){
coerced0 = "";
}
else {
const err4 = {instancePath:instancePath+"/header/x-timestamp",schemaPath:"#/properties/header/properties/x-timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced0 !== undefined){
data4 = coerced0;
if(data3 !== undefined){
data3["x-timestamp"] = coerced0;
}
}
}
if(typeof data4 === "string"){
if(!pattern7.test(data4)){
const err5 = {instancePath:instancePath+"/header/x-timestamp",schemaPath:"#/properties/header/properties/x-timestamp/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data3["x-recv-window"] !== undefined){
let data5 = data3["x-recv-window"];
if(typeof data5 !== "string"){
let dataType1 = typeof data5;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data5;
}
else if(data5 === null){
coerced1 = "";
}
else {
const err6 = {instancePath:instancePath+"/header/x-recv-window",schemaPath:"#/properties/header/properties/x-recv-window/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(coerced1 !== undefined){
data5 = coerced1;
if(data3 !== undefined){
data3["x-recv-window"] = coerced1;
}
}
}
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
const err7 = {instancePath:instancePath+"/header/x-recv-window",schemaPath:"#/properties/header/properties/x-recv-window/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$"},message:"must match pattern \""+"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.cookie !== undefined){
let data6 = data.cookie;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err9 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getOrderBook_parameters = validate64;
const schema27 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"query":{"type":"object","additionalProperties":false,"properties":{"pair":{"$ref":"components#/components/schemas/PairInput"},"side":{"$ref":"components#/components/schemas/OrderSideInput"}},"required":["pair"]},"header":{"type":"object","additionalProperties":true,"properties":{},"required":[]},"cookie":{"type":"object"}},"required":["query"],"$id":"lenient.getOrderBook_parameters"};
const schema28 = {"type":"string","pattern":"^[A-Za-z0-9]{2,10}_[A-Za-z0-9]{2,10}$","x-error-code":"INVALID_PAIR"};
const pattern9 = new RegExp("^[A-Za-z0-9]{2,10}_[A-Za-z0-9]{2,10}$", "u");

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!pattern9.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{2,10}_[A-Za-z0-9]{2,10}$"},message:"must match pattern \""+"^[A-Za-z0-9]{2,10}_[A-Za-z0-9]{2,10}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!((data === "buy") || (data === "sell"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema22.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.getOrderBook_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
delete data0[key0];
}
}
else {
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.pair === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "pair"},message:"must have required property '"+"pair"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "pair") || (key1 === "side"))){
delete data1[key1];
}
}
if(data1.pair !== undefined){
if(!(validate65(data1.pair, {instancePath:instancePath+"/query/pair",parentData:data1,parentDataProperty:"pair",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data1.side !== undefined){
if(!(validate67(data1.side, {instancePath:instancePath+"/query/side",parentData:data1,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.header !== undefined){
let data4 = data.header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cookie !== undefined){
let data5 = data.cookie;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err5 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.createOrder_parameters = validate69;
const schema30 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"query":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"header":{"type":"object","additionalProperties":true,"properties":{"idempotency-key":{"type":"string","pattern":"^[!-~]{1,255}$"},"x-timestamp":{"type":"string","pattern":"^[1-9][0-9]{0,14}$"},"x-recv-window":{"type":"string","pattern":"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$"}},"required":[]},"cookie":{"type":"object"}},"required":[],"$id":"lenient.createOrder_parameters"};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.createOrder_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
delete data0[key0];
}
}
else {
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
delete data1[key1];
}
}
else {
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["idempotency-key"] !== undefined){
let data3 = data2["idempotency-key"];
if(typeof data3 !== "string"){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data3;
}
else if(data3 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data2 !== undefined){
data2["idempotency-key"] = coerced0;
}
}
}
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
const err3 = {instancePath:instancePath+"/header/idempotency-key",schemaPath:"#/properties/header/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,255}$"},message:"must match pattern \""+"^[!-~]{1,255}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data2["x-timestamp"] !== undefined){
let data4 = data2["x-timestamp"];
if(typeof data4 !== "string"){
let dataType1 = typeof data4;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data4;
}
else if(data4 === null){
coerced1 = "";
}
else {
const err4 = {instancePath:instancePath+"/header/x-timestamp",schemaPath:"#/properties/header/properties/x-timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced1 !== undefined){
data4 = coerced1;
if(data2 !== undefined){
data2["x-timestamp"] = coerced1;
}
}
}
if(typeof data4 === "string"){
if(!pattern7.test(data4)){
const err5 = {instancePath:instancePath+"/header/x-timestamp",schemaPath:"#/properties/header/properties/x-timestamp/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data2["x-recv-window"] !== undefined){
let data5 = data2["x-recv-window"];
if(typeof data5 !== "string"){
let dataType2 = typeof data5;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data5;
}
else if(data5 === null){
coerced2 = "";
}
else {
const err6 = {instancePath:instancePath+"/header/x-recv-window",schemaPath:"#/properties/header/properties/x-recv-window/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(coerced2 !== undefined){
data5 = coerced2;
if(data2 !== undefined){
data2["x-recv-window"] = coerced2;
}
}
}
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
const err7 = {instancePath:instancePath+"/header/x-recv-window",schemaPath:"#/properties/header/properties/x-recv-window/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$"},message:"must match pattern \""+"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.cookie !== undefined){
let data6 = data.cookie;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err9 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getOrder_parameters = validate70;
const schema31 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{"id":{"$ref":"components#/components/schemas/OrderId"}},"required":["id"]},"query":{"type":"object","additionalProperties":false,"properties":{"pair":{"$ref":"components#/components/schemas/PairInput"}},"required":[]},"header":{"type":"object","additionalProperties":true,"properties":{"x-timestamp":{"type":"string","pattern":"^[1-9][0-9]{0,14}$"},"x-recv-window":{"type":"string","pattern":"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$"}},"required":[]},"cookie":{"type":"object"}},"required":["path"],"$id":"lenient.getOrder_parameters"};
const schema32 = {"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-error-code":"ORDER_NOT_FOUND"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!pattern7.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!pattern9.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{2,10}_[A-Za-z0-9]{2,10}$"},message:"must match pattern \""+"^[A-Za-z0-9]{2,10}_[A-Za-z0-9]{2,10}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.getOrder_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "id")){
delete data0[key0];
}
}
if(data0.id !== undefined){
if(!(validate71(data0.id, {instancePath:instancePath+"/path/id",parentData:data0,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!(key1 === "pair")){
delete data2[key1];
}
}
if(data2.pair !== undefined){
if(!(validate73(data2.pair, {instancePath:instancePath+"/query/pair",parentData:data2,parentDataProperty:"pair",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.header !== undefined){
let data4 = data.header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["x-timestamp"] !== undefined){
let data5 = data4["x-timestamp"];
if(typeof data5 !== "string"){
let dataType0 = typeof data5;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data5;
}
else if(data5 === null){
coerced0 = "";
}
else {
const err4 = {instancePath:instancePath+"/header/x-timestamp",schemaPath:"#/properties/header/properties/x-timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced0 !== undefined){
data5 = coerced0;
if(data4 !== undefined){
data4["x-timestamp"] = coerced0;
}
}
}
if(typeof data5 === "string"){
if(!pattern7.test(data5)){
const err5 = {instancePath:instancePath+"/header/x-timestamp",schemaPath:"#/properties/header/properties/x-timestamp/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data4["x-recv-window"] !== undefined){
let data6 = data4["x-recv-window"];
if(typeof data6 !== "string"){
let dataType1 = typeof data6;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data6;
}
else if(data6 === null){
coerced1 = "";
}
else {
const err6 = {instancePath:instancePath+"/header/x-recv-window",schemaPath:"#/properties/header/properties/x-recv-window/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(coerced1 !== undefined){
data6 = coerced1;
if(data4 !== undefined){
data4["x-recv-window"] = coerced1;
}
}
}
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
const err7 = {instancePath:instancePath+"/header/x-recv-window",schemaPath:"#/properties/header/properties/x-recv-window/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$"},message:"must match pattern \""+"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.cookie !== undefined){
let data7 = data.cookie;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err9 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.amendOrder_parameters = validate75;
const schema34 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{"id":{"$ref":"components#/components/schemas/OrderId"}},"required":["id"]},"query":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"header":{"type":"object","additionalProperties":true,"properties":{"x-timestamp":{"type":"string","pattern":"^[1-9][0-9]{0,14}$"},"x-recv-window":{"type":"string","pattern":"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$"}},"required":[]},"cookie":{"type":"object"}},"required":["path"],"$id":"lenient.amendOrder_parameters"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!pattern7.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.amendOrder_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "id")){
delete data0[key0];
}
}
if(data0.id !== undefined){
if(!(validate76(data0.id, {instancePath:instancePath+"/path/id",parentData:data0,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
delete data2[key1];
}
}
else {
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["x-timestamp"] !== undefined){
let data4 = data3["x-timestamp"];
if(typeof data4 !== "string"){
let dataType0 = typeof data4;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data4;
}
else if(data4 === null){
coerced0 = "";
}
else {
const err4 = {instancePath:instancePath+"/header/x-timestamp",schemaPath:"#/properties/header/properties/x-timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced0 !== undefined){
data4 = coerced0;
if(data3 !== undefined){
data3["x-timestamp"] = coerced0;
}
}
}
if(typeof data4 === "string"){
if(!pattern7.test(data4)){
const err5 = {instancePath:instancePath+"/header/x-timestamp",schemaPath:"#/properties/header/properties/x-timestamp/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data3["x-recv-window"] !== undefined){
let data5 = data3["x-recv-window"];
if(typeof data5 !== "string"){
let dataType1 = typeof data5;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data5;
}
else if(data5 === null){
coerced1 = "";
}
else {
const err6 = {instancePath:instancePath+"/header/x-recv-window",schemaPath:"#/properties/header/properties/x-recv-window/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(coerced1 !== undefined){
data5 = coerced1;
if(data3 !== undefined){
data3["x-recv-window"] = coerced1;
}
}
}
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
const err7 = {instancePath:instancePath+"/header/x-recv-window",schemaPath:"#/properties/header/properties/x-recv-window/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$"},message:"must match pattern \""+"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.cookie !== undefined){
let data6 = data.cookie;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err9 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.testOrder_parameters = validate78;
const schema36 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"query":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"header":{"type":"object","additionalProperties":true,"properties":{"x-timestamp":{"type":"string","pattern":"^[1-9][0-9]{0,14}$"},"x-recv-window":{"type":"string","pattern":"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$"}},"required":[]},"cookie":{"type":"object"}},"required":[],"$id":"lenient.testOrder_parameters"};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.testOrder_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
delete data0[key0];
}
}
else {
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
delete data1[key1];
}
}
else {
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["x-timestamp"] !== undefined){
let data3 = data2["x-timestamp"];
if(typeof data3 !== "string"){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data3;
}
else if(data3 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/header/x-timestamp",schemaPath:"#/properties/header/properties/x-timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data2 !== undefined){
data2["x-timestamp"] = coerced0;
}
}
}
if(typeof data3 === "string"){
if(!pattern7.test(data3)){
const err3 = {instancePath:instancePath+"/header/x-timestamp",schemaPath:"#/properties/header/properties/x-timestamp/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data2["x-recv-window"] !== undefined){
let data4 = data2["x-recv-window"];
if(typeof data4 !== "string"){
let dataType1 = typeof data4;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data4;
}
else if(data4 === null){
coerced1 = "";
}
else {
const err4 = {instancePath:instancePath+"/header/x-recv-window",schemaPath:"#/properties/header/properties/x-recv-window/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced1 !== undefined){
data4 = coerced1;
if(data2 !== undefined){
data2["x-recv-window"] = coerced1;
}
}
}
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
const err5 = {instancePath:instancePath+"/header/x-recv-window",schemaPath:"#/properties/header/properties/x-recv-window/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$"},message:"must match pattern \""+"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.cookie !== undefined){
let data5 = data.cookie;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err7 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.listOrders_parameters = validate79;
const schema37 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"query":{"type":"object","additionalProperties":false,"properties":{"pair":{"$ref":"components#/components/schemas/PairInput"},"side":{"$ref":"components#/components/schemas/OrderSideInput"},"status":{"type":"string","enum":["","open","close","all"]},"limit":{"type":"string","pattern":"^([1-9][0-9]?|100)$"},"offset":{"type":"string","pattern":"^(0|[1-9][0-9]{0,8})$"}},"required":[]},"header":{"type":"object","additionalProperties":true,"properties":{"x-timestamp":{"type":"string","pattern":"^[1-9][0-9]{0,14}$"},"x-recv-window":{"type":"string","pattern":"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$"}},"required":[]},"cookie":{"type":"object"}},"required":[],"$id":"lenient.listOrders_parameters"};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!pattern9.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{2,10}_[A-Za-z0-9]{2,10}$"},message:"must match pattern \""+"^[A-Za-z0-9]{2,10}_[A-Za-z0-9]{2,10}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!((data === "buy") || (data === "sell"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema22.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern23 = new RegExp("^([1-9][0-9]?|100)$", "u");
const pattern24 = new RegExp("^(0|[1-9][0-9]{0,8})$", "u");

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.listOrders_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
delete data0[key0];
}
}
else {
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(((((key1 === "pair") || (key1 === "side")) || (key1 === "status")) || (key1 === "limit")) || (key1 === "offset"))){
delete data1[key1];
}
}
if(data1.pair !== undefined){
if(!(validate80(data1.pair, {instancePath:instancePath+"/query/pair",parentData:data1,parentDataProperty:"pair",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data1.side !== undefined){
if(!(validate82(data1.side, {instancePath:instancePath+"/query/side",parentData:data1,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data1.status !== undefined){
let data4 = data1.status;
if(typeof data4 !== "string"){
let dataType0 = typeof data4;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data4;
}
else if(data4 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data4 = coerced0;
if(data1 !== undefined){
data1["status"] = coerced0;
}
}
}
if(!((((data4 === "") || (data4 === "open")) || (data4 === "close")) || (data4 === "all"))){
const err2 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues: schema37.properties.query.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.limit !== undefined){
let data5 = data1.limit;
if(typeof data5 !== "string"){
let dataType1 = typeof data5;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data5;
}
else if(data5 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced1 !== undefined){
data5 = coerced1;
if(data1 !== undefined){
data1["limit"] = coerced1;
}
}
}
if(typeof data5 === "string"){
if(!pattern23.test(data5)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]?|100)$"},message:"must match pattern \""+"^([1-9][0-9]?|100)$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data1.offset !== undefined){
let data6 = data1.offset;
if(typeof data6 !== "string"){
let dataType2 = typeof data6;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data6;
}
else if(data6 === null){
coerced2 = "";
}
else {
const err5 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(coerced2 !== undefined){
data6 = coerced2;
if(data1 !== undefined){
data1["offset"] = coerced2;
}
}
}
if(typeof data6 === "string"){
if(!pattern24.test(data6)){
const err6 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,8})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,8})$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.header !== undefined){
let data7 = data.header;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7["x-timestamp"] !== undefined){
let data8 = data7["x-timestamp"];
if(typeof data8 !== "string"){
let dataType3 = typeof data8;
let coerced3 = undefined;
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data8;
}
else if(data8 === null){
coerced3 = "";
}
else {
const err8 = {instancePath:instancePath+"/header/x-timestamp",schemaPath:"#/properties/header/properties/x-timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(coerced3 !== undefined){
data8 = coerced3;
if(data7 !== undefined){
data7["x-timestamp"] = coerced3;
}
}
}
if(typeof data8 === "string"){
if(!pattern7.test(data8)){
const err9 = {instancePath:instancePath+"/header/x-timestamp",schemaPath:"#/properties/header/properties/x-timestamp/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data7["x-recv-window"] !== undefined){
let data9 = data7["x-recv-window"];
if(typeof data9 !== "string"){
let dataType4 = typeof data9;
let coerced4 = undefined;
if(!(coerced4 !== undefined)){
if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data9;
}
else if(data9 === null){
coerced4 = "";
}
else {
const err10 = {instancePath:instancePath+"/header/x-recv-window",schemaPath:"#/properties/header/properties/x-recv-window/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(coerced4 !== undefined){
data9 = coerced4;
if(data7 !== undefined){
data7["x-recv-window"] = coerced4;
}
}
}
if(typeof data9 === "string"){
if(!pattern8.test(data9)){
const err11 = {instancePath:instancePath+"/header/x-recv-window",schemaPath:"#/properties/header/properties/x-recv-window/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$"},message:"must match pattern \""+"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.cookie !== undefined){
let data10 = data.cookie;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
const err13 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getTradeHistory_parameters = validate84;
const schema40 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"query":{"type":"object","additionalProperties":false,"properties":{"pair":{"$ref":"components#/components/schemas/PairInput"},"limit":{"type":"string","pattern":"^([1-9][0-9]?|100)$"},"offset":{"type":"string","pattern":"^(0|[1-9][0-9]{0,8})$"}},"required":[]},"header":{"type":"object","additionalProperties":true,"properties":{"x-timestamp":{"type":"string","pattern":"^[1-9][0-9]{0,14}$"},"x-recv-window":{"type":"string","pattern":"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$"}},"required":[]},"cookie":{"type":"object"}},"required":[],"$id":"lenient.getTradeHistory_parameters"};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!pattern9.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{2,10}_[A-Za-z0-9]{2,10}$"},message:"must match pattern \""+"^[A-Za-z0-9]{2,10}_[A-Za-z0-9]{2,10}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.getTradeHistory_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
delete data0[key0];
}
}
else {
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(((key1 === "pair") || (key1 === "limit")) || (key1 === "offset"))){
delete data1[key1];
}
}
if(data1.pair !== undefined){
if(!(validate85(data1.pair, {instancePath:instancePath+"/query/pair",parentData:data1,parentDataProperty:"pair",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
if(data1.limit !== undefined){
let data3 = data1.limit;
if(typeof data3 !== "string"){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data3;
}
else if(data3 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data1 !== undefined){
data1["limit"] = coerced0;
}
}
}
if(typeof data3 === "string"){
if(!pattern23.test(data3)){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]?|100)$"},message:"must match pattern \""+"^([1-9][0-9]?|100)$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data1.offset !== undefined){
let data4 = data1.offset;
if(typeof data4 !== "string"){
let dataType1 = typeof data4;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data4;
}
else if(data4 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced1 !== undefined){
data4 = coerced1;
if(data1 !== undefined){
data1["offset"] = coerced1;
}
}
}
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
const err4 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,8})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,8})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.header !== undefined){
let data5 = data.header;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5["x-timestamp"] !== undefined){
let data6 = data5["x-timestamp"];
if(typeof data6 !== "string"){
let dataType2 = typeof data6;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data6;
}
else if(data6 === null){
coerced2 = "";
}
else {
const err6 = {instancePath:instancePath+"/header/x-timestamp",schemaPath:"#/properties/header/properties/x-timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(coerced2 !== undefined){
data6 = coerced2;
if(data5 !== undefined){
data5["x-timestamp"] = coerced2;
}
}
}
if(typeof data6 === "string"){
if(!pattern7.test(data6)){
const err7 = {instancePath:instancePath+"/header/x-timestamp",schemaPath:"#/properties/header/properties/x-timestamp/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data5["x-recv-window"] !== undefined){
let data7 = data5["x-recv-window"];
if(typeof data7 !== "string"){
let dataType3 = typeof data7;
let coerced3 = undefined;
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data7;
}
else if(data7 === null){
coerced3 = "";
}
else {
const err8 = {instancePath:instancePath+"/header/x-recv-window",schemaPath:"#/properties/header/properties/x-recv-window/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(coerced3 !== undefined){
data7 = coerced3;
if(data5 !== undefined){
data5["x-recv-window"] = coerced3;
}
}
}
if(typeof data7 === "string"){
if(!pattern8.test(data7)){
const err9 = {instancePath:instancePath+"/header/x-recv-window",schemaPath:"#/properties/header/properties/x-recv-window/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$"},message:"must match pattern \""+"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.cookie !== undefined){
let data8 = data.cookie;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
const err11 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getFees_parameters = validate87;
const schema42 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"query":{"type":"object","additionalProperties":false,"properties":{"pair":{"$ref":"components#/components/schemas/PairInput"}},"required":["pair"]},"header":{"type":"object","additionalProperties":true,"properties":{"x-timestamp":{"type":"string","pattern":"^[1-9][0-9]{0,14}$"},"x-recv-window":{"type":"string","pattern":"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$"}},"required":[]},"cookie":{"type":"object"}},"required":["query"],"$id":"lenient.getFees_parameters"};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!pattern9.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{2,10}_[A-Za-z0-9]{2,10}$"},message:"must match pattern \""+"^[A-Za-z0-9]{2,10}_[A-Za-z0-9]{2,10}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.getFees_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
delete data0[key0];
}
}
else {
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.pair === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "pair"},message:"must have required property '"+"pair"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data1){
if(!(key1 === "pair")){
delete data1[key1];
}
}
if(data1.pair !== undefined){
if(!(validate88(data1.pair, {instancePath:instancePath+"/query/pair",parentData:data1,parentDataProperty:"pair",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["x-timestamp"] !== undefined){
let data4 = data3["x-timestamp"];
if(typeof data4 !== "string"){
let dataType0 = typeof data4;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data4;
}
else if(data4 === null){
coerced0 = "";
}
else {
const err4 = {instancePath:instancePath+"/header/x-timestamp",schemaPath:"#/properties/header/properties/x-timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced0 !== undefined){
data4 = coerced0;
if(data3 !== undefined){
data3["x-timestamp"] = coerced0;
}
}
}
if(typeof data4 === "string"){
if(!pattern7.test(data4)){
const err5 = {instancePath:instancePath+"/header/x-timestamp",schemaPath:"#/properties/header/properties/x-timestamp/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data3["x-recv-window"] !== undefined){
let data5 = data3["x-recv-window"];
if(typeof data5 !== "string"){
let dataType1 = typeof data5;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data5;
}
else if(data5 === null){
coerced1 = "";
}
else {
const err6 = {instancePath:instancePath+"/header/x-recv-window",schemaPath:"#/properties/header/properties/x-recv-window/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(coerced1 !== undefined){
data5 = coerced1;
if(data3 !== undefined){
data3["x-recv-window"] = coerced1;
}
}
}
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
const err7 = {instancePath:instancePath+"/header/x-recv-window",schemaPath:"#/properties/header/properties/x-recv-window/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$"},message:"must match pattern \""+"^([1-9][0-9]{0,3}|[1-5][0-9]{4}|60000)$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.cookie !== undefined){
let data6 = data.cookie;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err9 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getTradingFees_parameters = validate90;
const schema44 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"query":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"header":{"type":"object","additionalProperties":true,"properties":{},"required":[]},"cookie":{"type":"object"}},"required":[],"$id":"lenient.getTradingFees_parameters"};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.getTradingFees_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
delete data0[key0];
}
}
else {
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
delete data1[key1];
}
}
else {
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err2 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.cookie !== undefined){
let data3 = data.cookie;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err3 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getTicker24hr_parameters = validate91;
const schema45 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"query":{"type":"object","additionalProperties":false,"properties":{"symbol":{"$ref":"components#/components/schemas/PairInput"}},"required":[]},"header":{"type":"object","additionalProperties":true,"properties":{},"required":[]},"cookie":{"type":"object"}},"required":[],"$id":"lenient.getTicker24hr_parameters"};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!pattern9.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{2,10}_[A-Za-z0-9]{2,10}$"},message:"must match pattern \""+"^[A-Za-z0-9]{2,10}_[A-Za-z0-9]{2,10}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.getTicker24hr_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
delete data0[key0];
}
}
else {
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(key1 === "symbol")){
delete data1[key1];
}
}
if(data1.symbol !== undefined){
if(!(validate92(data1.symbol, {instancePath:instancePath+"/query/symbol",parentData:data1,parentDataProperty:"symbol",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err2 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.cookie !== undefined){
let data4 = data.cookie;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err3 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getDepth_parameters = validate94;
const schema47 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"query":{"type":"object","additionalProperties":false,"properties":{"symbol":{"$ref":"components#/components/schemas/PairInput"},"limit":{"type":"string","pattern":"^([1-9][0-9]{0,2}|[1-4][0-9]{3}|5000)$"}},"required":["symbol"]},"header":{"type":"object","additionalProperties":true,"properties":{},"required":[]},"cookie":{"type":"object"}},"required":["query"],"$id":"lenient.getDepth_parameters"};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!pattern9.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{2,10}_[A-Za-z0-9]{2,10}$"},message:"must match pattern \""+"^[A-Za-z0-9]{2,10}_[A-Za-z0-9]{2,10}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern37 = new RegExp("^([1-9][0-9]{0,2}|[1-4][0-9]{3}|5000)$", "u");

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.getDepth_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
delete data0[key0];
}
}
else {
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.symbol === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "symbol") || (key1 === "limit"))){
delete data1[key1];
}
}
if(data1.symbol !== undefined){
if(!(validate95(data1.symbol, {instancePath:instancePath+"/query/symbol",parentData:data1,parentDataProperty:"symbol",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data1.limit !== undefined){
let data3 = data1.limit;
if(typeof data3 !== "string"){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data3;
}
else if(data3 === null){
coerced0 = "";
}
else {
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data1 !== undefined){
data1["limit"] = coerced0;
}
}
}
if(typeof data3 === "string"){
if(!pattern37.test(data3)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,2}|[1-4][0-9]{3}|5000)$"},message:"must match pattern \""+"^([1-9][0-9]{0,2}|[1-4][0-9]{3}|5000)$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.header !== undefined){
let data4 = data.header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.cookie !== undefined){
let data5 = data.cookie;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err7 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getKlines_parameters = validate97;
const schema49 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"query":{"type":"object","additionalProperties":false,"properties":{"symbol":{"$ref":"components#/components/schemas/PairInput"},"interval":{"$ref":"components#/components/schemas/KlineIntervalInput"},"limit":{"type":"string","pattern":"^([1-9][0-9]{0,2}|1000)$"},"startTime":{"type":"string","pattern":"^(0|[1-9][0-9]{0,14})$"},"endTime":{"type":"string","pattern":"^(0|[1-9][0-9]{0,14})$"}},"required":["symbol","interval"]},"header":{"type":"object","additionalProperties":true,"properties":{},"required":[]},"cookie":{"type":"object"}},"required":["query"],"$id":"lenient.getKlines_parameters"};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!pattern9.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{2,10}_[A-Za-z0-9]{2,10}$"},message:"must match pattern \""+"^[A-Za-z0-9]{2,10}_[A-Za-z0-9]{2,10}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema51 = {"type":"string","enum":["1m","3m","5m","15m","30m","1h","2h","4h","6h","8h","12h","1d","3d","1w","1M"],"x-error-code":"INVALID_INTERVAL"};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!(((((((((((((((data === "1m") || (data === "3m")) || (data === "5m")) || (data === "15m")) || (data === "30m")) || (data === "1h")) || (data === "2h")) || (data === "4h")) || (data === "6h")) || (data === "8h")) || (data === "12h")) || (data === "1d")) || (data === "3d")) || (data === "1w")) || (data === "1M"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema51.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern39 = new RegExp("^([1-9][0-9]{0,2}|1000)$", "u");
const pattern40 = new RegExp("^(0|[1-9][0-9]{0,14})$", "u");

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.getKlines_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
delete data0[key0];
}
}
else {
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.symbol === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.interval === undefined){
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "interval"},message:"must have required property '"+"interval"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data1){
if(!(((((key1 === "symbol") || (key1 === "interval")) || (key1 === "limit")) || (key1 === "startTime")) || (key1 === "endTime"))){
delete data1[key1];
}
}
if(data1.symbol !== undefined){
if(!(validate98(data1.symbol, {instancePath:instancePath+"/query/symbol",parentData:data1,parentDataProperty:"symbol",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
if(data1.interval !== undefined){
if(!(validate100(data1.interval, {instancePath:instancePath+"/query/interval",parentData:data1,parentDataProperty:"interval",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
if(data1.limit !== undefined){
let data4 = data1.limit;
if(typeof data4 !== "string"){
let dataType0 = typeof data4;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data4;
}
else if(data4 === null){
coerced0 = "";
}
else {
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced0 !== undefined){
data4 = coerced0;
if(data1 !== undefined){
data1["limit"] = coerced0;
}
}
}
if(typeof data4 === "string"){
if(!pattern39.test(data4)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,2}|1000)$"},message:"must match pattern \""+"^([1-9][0-9]{0,2}|1000)$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data1.startTime !== undefined){
let data5 = data1.startTime;
if(typeof data5 !== "string"){
let dataType1 = typeof data5;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data5;
}
else if(data5 === null){
coerced1 = "";
}
else {
const err6 = {instancePath:instancePath+"/query/startTime",schemaPath:"#/properties/query/properties/startTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(coerced1 !== undefined){
data5 = coerced1;
if(data1 !== undefined){
data1["startTime"] = coerced1;
}
}
}
if(typeof data5 === "string"){
if(!pattern40.test(data5)){
const err7 = {instancePath:instancePath+"/query/startTime",schemaPath:"#/properties/query/properties/startTime/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data1.endTime !== undefined){
let data6 = data1.endTime;
if(typeof data6 !== "string"){
let dataType2 = typeof data6;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data6;
}
else if(data6 === null){
coerced2 = "";
}
else {
const err8 = {instancePath:instancePath+"/query/endTime",schemaPath:"#/properties/query/properties/endTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(coerced2 !== undefined){
data6 = coerced2;
if(data1 !== undefined){
data1["endTime"] = coerced2;
}
}
}
if(typeof data6 === "string"){
if(!pattern40.test(data6)){
const err9 = {instancePath:instancePath+"/query/endTime",schemaPath:"#/properties/query/properties/endTime/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.header !== undefined){
let data7 = data.header;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
const err11 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.cookie !== undefined){
let data8 = data.cookie;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
const err12 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getAggTrades_parameters = validate102;
const schema52 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"query":{"type":"object","additionalProperties":false,"properties":{"symbol":{"$ref":"components#/components/schemas/PairInput"},"fromId":{"type":"string","pattern":"^(0|[1-9][0-9]{0,14})$"},"startTime":{"type":"string","pattern":"^(0|[1-9][0-9]{0,14})$"},"endTime":{"type":"string","pattern":"^(0|[1-9][0-9]{0,14})$"},"limit":{"type":"string","pattern":"^([1-9][0-9]{0,2}|1000)$"}},"required":["symbol"]},"header":{"type":"object","additionalProperties":true,"properties":{},"required":[]},"cookie":{"type":"object"}},"required":["query"],"$id":"lenient.getAggTrades_parameters"};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!pattern9.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{2,10}_[A-Za-z0-9]{2,10}$"},message:"must match pattern \""+"^[A-Za-z0-9]{2,10}_[A-Za-z0-9]{2,10}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.getAggTrades_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
delete data0[key0];
}
}
else {
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.symbol === undefined){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data1){
if(!(((((key1 === "symbol") || (key1 === "fromId")) || (key1 === "startTime")) || (key1 === "endTime")) || (key1 === "limit"))){
delete data1[key1];
}
}
if(data1.symbol !== undefined){
if(!(validate103(data1.symbol, {instancePath:instancePath+"/query/symbol",parentData:data1,parentDataProperty:"symbol",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data1.fromId !== undefined){
let data3 = data1.fromId;
if(typeof data3 !== "string"){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data3;
}
else if(data3 === null){
coerced0 = "";
}
else {
const err3 = {instancePath:instancePath+"/query/fromId",schemaPath:"#/properties/query/properties/fromId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data1 !== undefined){
data1["fromId"] = coerced0;
}
}
}
if(typeof data3 === "string"){
if(!pattern40.test(data3)){
const err4 = {instancePath:instancePath+"/query/fromId",schemaPath:"#/properties/query/properties/fromId/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data1.startTime !== undefined){
let data4 = data1.startTime;
if(typeof data4 !== "string"){
let dataType1 = typeof data4;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data4;
}
else if(data4 === null){
coerced1 = "";
}
else {
const err5 = {instancePath:instancePath+"/query/startTime",schemaPath:"#/properties/query/properties/startTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(coerced1 !== undefined){
data4 = coerced1;
if(data1 !== undefined){
data1["startTime"] = coerced1;
}
}
}
if(typeof data4 === "string"){
if(!pattern40.test(data4)){
const err6 = {instancePath:instancePath+"/query/startTime",schemaPath:"#/properties/query/properties/startTime/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data1.endTime !== undefined){
let data5 = data1.endTime;
if(typeof data5 !== "string"){
let dataType2 = typeof data5;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data5;
}
else if(data5 === null){
coerced2 = "";
}
else {
const err7 = {instancePath:instancePath+"/query/endTime",schemaPath:"#/properties/query/properties/endTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(coerced2 !== undefined){
data5 = coerced2;
if(data1 !== undefined){
data1["endTime"] = coerced2;
}
}
}
if(typeof data5 === "string"){
if(!pattern40.test(data5)){
const err8 = {instancePath:instancePath+"/query/endTime",schemaPath:"#/properties/query/properties/endTime/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data1.limit !== undefined){
let data6 = data1.limit;
if(typeof data6 !== "string"){
let dataType3 = typeof data6;
let coerced3 = undefined;
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data6;
}
else if(data6 === null){
coerced3 = "";
}
else {
const err9 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(coerced3 !== undefined){
data6 = coerced3;
if(data1 !== undefined){
data1["limit"] = coerced3;
}
}
}
if(typeof data6 === "string"){
if(!pattern39.test(data6)){
const err10 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,2}|1000)$"},message:"must match pattern \""+"^([1-9][0-9]{0,2}|1000)$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.header !== undefined){
let data7 = data.header;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
const err12 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.cookie !== undefined){
let data8 = data.cookie;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
const err13 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.extendListenKey_parameters = validate105;
const schema54 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"query":{"type":"object","additionalProperties":false,"properties":{"listenKey":{"$ref":"components#/components/schemas/ListenKeyInput"}},"required":[]},"header":{"type":"object","additionalProperties":true,"properties":{},"required":[]},"cookie":{"type":"object"}},"required":[],"$id":"lenient.extendListenKey_parameters"};
const schema55 = {"type":"string","pattern":"^[0-9a-f]{32}$","x-error-code":"LISTEN_KEY_NOT_FOUND"};
const pattern47 = new RegExp("^[0-9a-f]{32}$", "u");

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!pattern47.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$"},message:"must match pattern \""+"^[0-9a-f]{32}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.extendListenKey_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
delete data0[key0];
}
}
else {
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(key1 === "listenKey")){
delete data1[key1];
}
}
if(data1.listenKey !== undefined){
if(!(validate106(data1.listenKey, {instancePath:instancePath+"/query/listenKey",parentData:data1,parentDataProperty:"listenKey",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err2 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.cookie !== undefined){
let data4 = data.cookie;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err3 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.listUsers_parameters = validate108;
const schema56 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"query":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","minLength":1,"maxLength":254},"limit":{"type":"string","pattern":"^([1-9][0-9]?|100)$"},"offset":{"type":"string","pattern":"^(0|[1-9][0-9]{0,8})$"}},"required":[]},"header":{"type":"object","additionalProperties":true,"properties":{},"required":[]},"cookie":{"type":"object"}},"required":[],"$id":"lenient.listUsers_parameters"};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.listUsers_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
delete data0[key0];
}
}
else {
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(((key1 === "email") || (key1 === "limit")) || (key1 === "offset"))){
delete data1[key1];
}
}
if(data1.email !== undefined){
let data2 = data1.email;
if(typeof data2 !== "string"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data2;
}
else if(data2 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/query/email",schemaPath:"#/properties/query/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["email"] = coerced0;
}
}
}
if(typeof data2 === "string"){
if(func1(data2) > 254){
const err2 = {instancePath:instancePath+"/query/email",schemaPath:"#/properties/query/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data2) < 1){
const err3 = {instancePath:instancePath+"/query/email",schemaPath:"#/properties/query/properties/email/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data1.limit !== undefined){
let data3 = data1.limit;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data1 !== undefined){
data1["limit"] = coerced1;
}
}
}
if(typeof data3 === "string"){
if(!pattern23.test(data3)){
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]?|100)$"},message:"must match pattern \""+"^([1-9][0-9]?|100)$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data1.offset !== undefined){
let data4 = data1.offset;
if(typeof data4 !== "string"){
let dataType2 = typeof data4;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data4;
}
else if(data4 === null){
coerced2 = "";
}
else {
const err6 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data1 !== undefined){
data1["offset"] = coerced2;
}
}
}
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
const err7 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,8})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,8})$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.header !== undefined){
let data5 = data.header;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
const err9 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.cookie !== undefined){
let data6 = data.cookie;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err10 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.updateUser_parameters = validate109;
const schema57 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{"userid":{"$ref":"components#/components/schemas/UserIdInput"}},"required":["userid"]},"query":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"header":{"type":"object","additionalProperties":true,"properties":{},"required":[]},"cookie":{"type":"object"}},"required":["path"],"$id":"lenient.updateUser_parameters"};
const schema58 = {"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-error-code":"USER_NOT_FOUND"};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!pattern7.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.updateUser_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.userid === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "userid"},message:"must have required property '"+"userid"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "userid")){
delete data0[key0];
}
}
if(data0.userid !== undefined){
if(!(validate110(data0.userid, {instancePath:instancePath+"/path/userid",parentData:data0,parentDataProperty:"userid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
delete data2[key1];
}
}
else {
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cookie !== undefined){
let data4 = data.cookie;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err5 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.listApiKeys_parameters = validate112;
const schema59 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{"userid":{"$ref":"components#/components/schemas/UserIdInput"}},"required":["userid"]},"query":{"type":"object","additionalProperties":false,"properties":{"limit":{"type":"string","pattern":"^([1-9][0-9]?|100)$"},"offset":{"type":"string","pattern":"^(0|[1-9][0-9]{0,8})$"}},"required":[]},"header":{"type":"object","additionalProperties":true,"properties":{},"required":[]},"cookie":{"type":"object"}},"required":["path"],"$id":"lenient.listApiKeys_parameters"};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!pattern7.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.listApiKeys_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.userid === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "userid"},message:"must have required property '"+"userid"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "userid")){
delete data0[key0];
}
}
if(data0.userid !== undefined){
if(!(validate113(data0.userid, {instancePath:instancePath+"/path/userid",parentData:data0,parentDataProperty:"userid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!((key1 === "limit") || (key1 === "offset"))){
delete data2[key1];
}
}
if(data2.limit !== undefined){
let data3 = data2.limit;
if(typeof data3 !== "string"){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data3;
}
else if(data3 === null){
coerced0 = "";
}
else {
const err3 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data2 !== undefined){
data2["limit"] = coerced0;
}
}
}
if(typeof data3 === "string"){
if(!pattern23.test(data3)){
const err4 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]?|100)$"},message:"must match pattern \""+"^([1-9][0-9]?|100)$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data2.offset !== undefined){
let data4 = data2.offset;
if(typeof data4 !== "string"){
let dataType1 = typeof data4;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data4;
}
else if(data4 === null){
coerced1 = "";
}
else {
const err5 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(coerced1 !== undefined){
data4 = coerced1;
if(data2 !== undefined){
data2["offset"] = coerced1;
}
}
}
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
const err6 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,8})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,8})$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.header !== undefined){
let data5 = data.header;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
const err8 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.cookie !== undefined){
let data6 = data.cookie;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err9 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.revokeApiKey_parameters = validate115;
const schema61 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{"api_key":{"$ref":"components#/components/schemas/ApiKeyInput"}},"required":["api_key"]},"query":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"header":{"type":"object","additionalProperties":true,"properties":{},"required":[]},"cookie":{"type":"object"}},"required":["path"],"$id":"lenient.revokeApiKey_parameters"};
const schema62 = {"type":"string","pattern":"^live-[0-9a-f]{32}$","x-error-code":"API_KEY_NOT_FOUND"};
const pattern54 = new RegExp("^live-[0-9a-f]{32}$", "u");

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!pattern54.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^live-[0-9a-f]{32}$"},message:"must match pattern \""+"^live-[0-9a-f]{32}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.revokeApiKey_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.api_key === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "api_key"},message:"must have required property '"+"api_key"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "api_key")){
delete data0[key0];
}
}
if(data0.api_key !== undefined){
if(!(validate116(data0.api_key, {instancePath:instancePath+"/path/api_key",parentData:data0,parentDataProperty:"api_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
delete data2[key1];
}
}
else {
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cookie !== undefined){
let data4 = data.cookie;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err5 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.listPartners_parameters = validate118;
const schema63 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"query":{"type":"object","additionalProperties":false,"properties":{"limit":{"type":"string","pattern":"^([1-9][0-9]?|100)$"},"offset":{"type":"string","pattern":"^(0|[1-9][0-9]{0,8})$"}},"required":[]},"header":{"type":"object","additionalProperties":true,"properties":{},"required":[]},"cookie":{"type":"object"}},"required":[],"$id":"lenient.listPartners_parameters"};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.listPartners_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
delete data0[key0];
}
}
else {
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!((key1 === "limit") || (key1 === "offset"))){
delete data1[key1];
}
}
if(data1.limit !== undefined){
let data2 = data1.limit;
if(typeof data2 !== "string"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data2;
}
else if(data2 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["limit"] = coerced0;
}
}
}
if(typeof data2 === "string"){
if(!pattern23.test(data2)){
const err2 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]?|100)$"},message:"must match pattern \""+"^([1-9][0-9]?|100)$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data1.offset !== undefined){
let data3 = data1.offset;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data1 !== undefined){
data1["offset"] = coerced1;
}
}
}
if(typeof data3 === "string"){
if(!pattern24.test(data3)){
const err4 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,8})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,8})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.header !== undefined){
let data4 = data.header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.cookie !== undefined){
let data5 = data.cookie;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err7 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.updatePartner_parameters = validate119;
const schema64 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{"partnerid":{"$ref":"components#/components/schemas/PartnerIdInput"}},"required":["partnerid"]},"query":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"header":{"type":"object","additionalProperties":true,"properties":{},"required":[]},"cookie":{"type":"object"}},"required":["path"],"$id":"lenient.updatePartner_parameters"};
const schema65 = {"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-error-code":"PARTNER_NOT_FOUND"};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!pattern7.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.updatePartner_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.partnerid === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "partnerid"},message:"must have required property '"+"partnerid"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "partnerid")){
delete data0[key0];
}
}
if(data0.partnerid !== undefined){
if(!(validate120(data0.partnerid, {instancePath:instancePath+"/path/partnerid",parentData:data0,parentDataProperty:"partnerid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
delete data2[key1];
}
}
else {
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cookie !== undefined){
let data4 = data.cookie;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err5 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.putAsset_parameters = validate122;
const schema66 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{"asset":{"$ref":"components#/components/schemas/AssetInput"}},"required":["asset"]},"query":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"header":{"type":"object","additionalProperties":true,"properties":{},"required":[]},"cookie":{"type":"object"}},"required":["path"],"$id":"lenient.putAsset_parameters"};
const schema67 = {"type":"string","pattern":"^[a-z0-9]{2,10}$","x-error-code":"INVALID_ASSET"};
const pattern58 = new RegExp("^[a-z0-9]{2,10}$", "u");

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!pattern58.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]{2,10}$"},message:"must match pattern \""+"^[a-z0-9]{2,10}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.putAsset_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.asset === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "asset"},message:"must have required property '"+"asset"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "asset")){
delete data0[key0];
}
}
if(data0.asset !== undefined){
if(!(validate123(data0.asset, {instancePath:instancePath+"/path/asset",parentData:data0,parentDataProperty:"asset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
delete data2[key1];
}
}
else {
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cookie !== undefined){
let data4 = data.cookie;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err5 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.putSymbol_parameters = validate125;
const schema68 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{"symbol":{"$ref":"components#/components/schemas/SymbolInput"}},"required":["symbol"]},"query":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"header":{"type":"object","additionalProperties":true,"properties":{},"required":[]},"cookie":{"type":"object"}},"required":["path"],"$id":"lenient.putSymbol_parameters"};
const schema69 = {"type":"string","pattern":"^[a-z0-9]{2,10}_[a-z0-9]{2,10}$","x-error-code":"INVALID_PAIR"};
const pattern59 = new RegExp("^[a-z0-9]{2,10}_[a-z0-9]{2,10}$", "u");

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!pattern59.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]{2,10}_[a-z0-9]{2,10}$"},message:"must match pattern \""+"^[a-z0-9]{2,10}_[a-z0-9]{2,10}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.putSymbol_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.symbol === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "symbol")){
delete data0[key0];
}
}
if(data0.symbol !== undefined){
if(!(validate126(data0.symbol, {instancePath:instancePath+"/path/symbol",parentData:data0,parentDataProperty:"symbol",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
delete data2[key1];
}
}
else {
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cookie !== undefined){
let data4 = data.cookie;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err5 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.putFees_parameters = validate128;
const schema70 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{"symbol":{"$ref":"components#/components/schemas/SymbolInput"},"tier":{"type":"string","pattern":"^(0|[1-9][0-9]?)$"}},"required":["symbol","tier"]},"query":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"header":{"type":"object","additionalProperties":true,"properties":{},"required":[]},"cookie":{"type":"object"}},"required":["path"],"$id":"lenient.putFees_parameters"};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!pattern59.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]{2,10}_[a-z0-9]{2,10}$"},message:"must match pattern \""+"^[a-z0-9]{2,10}_[a-z0-9]{2,10}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern61 = new RegExp("^(0|[1-9][0-9]?)$", "u");

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.putFees_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.symbol === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.tier === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "tier"},message:"must have required property '"+"tier"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data0){
if(!((key0 === "symbol") || (key0 === "tier"))){
delete data0[key0];
}
}
if(data0.symbol !== undefined){
if(!(validate129(data0.symbol, {instancePath:instancePath+"/path/symbol",parentData:data0,parentDataProperty:"symbol",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
}
if(data0.tier !== undefined){
let data2 = data0.tier;
if(typeof data2 !== "string"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data2;
}
else if(data2 === null){
coerced0 = "";
}
else {
const err3 = {instancePath:instancePath+"/path/tier",schemaPath:"#/properties/path/properties/tier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data0 !== undefined){
data0["tier"] = coerced0;
}
}
}
if(typeof data2 === "string"){
if(!pattern61.test(data2)){
const err4 = {instancePath:instancePath+"/path/tier",schemaPath:"#/properties/path/properties/tier/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]?)$"},message:"must match pattern \""+"^(0|[1-9][0-9]?)$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
delete data3[key1];
}
}
else {
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.header !== undefined){
let data4 = data.header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err7 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.cookie !== undefined){
let data5 = data.cookie;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err8 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.putWithdrawalLimit_parameters = validate131;
const schema72 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{"level":{"$ref":"components#/components/schemas/VerificationLevel"},"asset":{"$ref":"components#/components/schemas/AssetInput"}},"required":["level","asset"]},"query":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"header":{"type":"object","additionalProperties":true,"properties":{},"required":[]},"cookie":{"type":"object"}},"required":["path"],"$id":"lenient.putWithdrawalLimit_parameters"};
const schema73 = {"type":"string","enum":["level_0","level_1","level_2","level_3"]};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!((((data === "level_0") || (data === "level_1")) || (data === "level_2")) || (data === "level_3"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema73.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!pattern58.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]{2,10}$"},message:"must match pattern \""+"^[a-z0-9]{2,10}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.putWithdrawalLimit_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.level === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.asset === undefined){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "asset"},message:"must have required property '"+"asset"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data0){
if(!((key0 === "level") || (key0 === "asset"))){
delete data0[key0];
}
}
if(data0.level !== undefined){
if(!(validate132(data0.level, {instancePath:instancePath+"/path/level",parentData:data0,parentDataProperty:"level",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
}
if(data0.asset !== undefined){
if(!(validate134(data0.asset, {instancePath:instancePath+"/path/asset",parentData:data0,parentDataProperty:"asset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
delete data3[key1];
}
}
else {
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data4 = data.header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err5 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.cookie !== undefined){
let data5 = data.cookie;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err6 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.revokeOperatorToken_parameters = validate136;
const schema75 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{"tokenid":{"$ref":"components#/components/schemas/OperatorTokenIdInput"}},"required":["tokenid"]},"query":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"header":{"type":"object","additionalProperties":true,"properties":{},"required":[]},"cookie":{"type":"object"}},"required":["path"],"$id":"lenient.revokeOperatorToken_parameters"};
const schema76 = {"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-error-code":"OPERATOR_TOKEN_NOT_FOUND"};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!pattern7.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.revokeOperatorToken_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.tokenid === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "tokenid"},message:"must have required property '"+"tokenid"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data0){
if(!(key0 === "tokenid")){
delete data0[key0];
}
}
if(data0.tokenid !== undefined){
if(!(validate137(data0.tokenid, {instancePath:instancePath+"/path/tokenid",parentData:data0,parentDataProperty:"tokenid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
delete data2[key1];
}
}
else {
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cookie !== undefined){
let data4 = data.cookie;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err5 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.listOperatorActions_parameters = validate139;
const schema77 = {"type":"object","additionalProperties":true,"properties":{"path":{"type":"object","additionalProperties":false,"properties":{},"required":[]},"query":{"type":"object","additionalProperties":false,"properties":{"operator_id":{"type":"string","pattern":"^[1-9][0-9]{0,14}$"},"operation":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9]{0,63}$"},"limit":{"type":"string","pattern":"^([1-9][0-9]?|100)$"},"offset":{"type":"string","pattern":"^(0|[1-9][0-9]{0,8})$"}},"required":[]},"header":{"type":"object","additionalProperties":true,"properties":{},"required":[]},"cookie":{"type":"object"}},"required":[],"$id":"lenient.listOperatorActions_parameters"};
const pattern65 = new RegExp("^[a-zA-Z][a-zA-Z0-9]{0,63}$", "u");

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.listOperatorActions_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
delete data0[key0];
}
}
else {
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!((((key1 === "operator_id") || (key1 === "operation")) || (key1 === "limit")) || (key1 === "offset"))){
delete data1[key1];
}
}
if(data1.operator_id !== undefined){
let data2 = data1.operator_id;
if(typeof data2 !== "string"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data2;
}
else if(data2 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/query/operator_id",schemaPath:"#/properties/query/properties/operator_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["operator_id"] = coerced0;
}
}
}
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
const err2 = {instancePath:instancePath+"/query/operator_id",schemaPath:"#/properties/query/properties/operator_id/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data1.operation !== undefined){
let data3 = data1.operation;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/query/operation",schemaPath:"#/properties/query/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data1 !== undefined){
data1["operation"] = coerced1;
}
}
}
if(typeof data3 === "string"){
if(!pattern65.test(data3)){
const err4 = {instancePath:instancePath+"/query/operation",schemaPath:"#/properties/query/properties/operation/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][a-zA-Z0-9]{0,63}$"},message:"must match pattern \""+"^[a-zA-Z][a-zA-Z0-9]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data1.limit !== undefined){
let data4 = data1.limit;
if(typeof data4 !== "string"){
let dataType2 = typeof data4;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data4;
}
else if(data4 === null){
coerced2 = "";
}
else {
const err5 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data1 !== undefined){
data1["limit"] = coerced2;
}
}
}
if(typeof data4 === "string"){
if(!pattern23.test(data4)){
const err6 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]?|100)$"},message:"must match pattern \""+"^([1-9][0-9]?|100)$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data1.offset !== undefined){
let data5 = data1.offset;
if(typeof data5 !== "string"){
let dataType3 = typeof data5;
let coerced3 = undefined;
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data5;
}
else if(data5 === null){
coerced3 = "";
}
else {
const err7 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(coerced3 !== undefined){
data5 = coerced3;
if(data1 !== undefined){
data1["offset"] = coerced3;
}
}
}
if(typeof data5 === "string"){
if(!pattern24.test(data5)){
const err8 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,8})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,8})$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.header !== undefined){
let data6 = data.header;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
const err10 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.cookie !== undefined){
let data7 = data.cookie;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err11 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getEstimatedPrice_200_headers = validate140;
const schema78 = {"type":"object","properties":{"x-request-id":{"type":"string","pattern":"^[!-~]{8,64}$"},"x-ratelimit-limit":{"type":"integer","minimum":1},"x-ratelimit-remaining":{"type":"integer","minimum":0},"x-ratelimit-reset":{"type":"integer","minimum":0},"deprecation":{"type":"string","pattern":"^@[0-9]{1,12}$"},"sunset":{"type":"string","pattern":"^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$"}},"required":["x-request-id","deprecation","sunset"],"$id":"lenient.getEstimatedPrice_200_headers"};
const pattern68 = new RegExp("^[!-~]{8,64}$", "u");
const pattern69 = new RegExp("^@[0-9]{1,12}$", "u");
const pattern70 = new RegExp("^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$", "u");

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.getEstimatedPrice_200_headers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["x-request-id"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-request-id"},message:"must have required property '"+"x-request-id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.deprecation === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deprecation"},message:"must have required property '"+"deprecation"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sunset === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sunset"},message:"must have required property '"+"sunset"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data["x-request-id"] !== undefined){
let data0 = data["x-request-id"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err3 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["x-request-id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern68.test(data0)){
const err4 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[!-~]{8,64}$"},message:"must match pattern \""+"^[!-~]{8,64}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["x-ratelimit-limit"] !== undefined){
let data1 = data["x-ratelimit-limit"];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data1 === null
              || (dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
coerced1 = +data1;
}
else {
const err5 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["x-ratelimit-limit"] = coerced1;
}
}
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data["x-ratelimit-remaining"] !== undefined){
let data2 = data["x-ratelimit-remaining"];
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 === "boolean" || data2 === null
              || (dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1))){
coerced2 = +data2;
}
else {
const err7 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["x-ratelimit-remaining"] = coerced2;
}
}
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data["x-ratelimit-reset"] !== undefined){
let data3 = data["x-ratelimit-reset"];
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(!(coerced3 !== undefined)){
if(dataType3 === "boolean" || data3 === null
              || (dataType3 === "string" && data3 && data3 == +data3 && !(data3 % 1))){
coerced3 = +data3;
}
else {
const err9 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["x-ratelimit-reset"] = coerced3;
}
}
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.deprecation !== undefined){
let data4 = data.deprecation;
if(typeof data4 !== "string"){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(!(coerced4 !== undefined)){
if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data4;
}
else if(data4 === null){
coerced4 = "";
}
else {
const err11 = {instancePath:instancePath+"/deprecation",schemaPath:"#/properties/deprecation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["deprecation"] = coerced4;
}
}
}
if(typeof data4 === "string"){
if(!pattern69.test(data4)){
const err12 = {instancePath:instancePath+"/deprecation",schemaPath:"#/properties/deprecation/pattern",keyword:"pattern",params:{pattern: "^@[0-9]{1,12}$"},message:"must match pattern \""+"^@[0-9]{1,12}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.sunset !== undefined){
let data5 = data.sunset;
if(typeof data5 !== "string"){
let dataType5 = typeof data5;
let coerced5 = undefined;
if(!(coerced5 !== undefined)){
if(dataType5 == "number" || dataType5 == "boolean"){
coerced5 = "" + data5;
}
else if(data5 === null){
coerced5 = "";
}
else {
const err13 = {instancePath:instancePath+"/sunset",schemaPath:"#/properties/sunset/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(coerced5 !== undefined){
data5 = coerced5;
if(data !== undefined){
data["sunset"] = coerced5;
}
}
}
if(typeof data5 === "string"){
if(!pattern70.test(data5)){
const err14 = {instancePath:instancePath+"/sunset",schemaPath:"#/properties/sunset/pattern",keyword:"pattern",params:{pattern: "^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$"},message:"must match pattern \""+"^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":{"x-request-id":true,"x-ratelimit-limit":true,"x-ratelimit-remaining":true,"x-ratelimit-reset":true,"deprecation":true,"sunset":true},"dynamicProps":false,"dynamicItems":false};

exports.getEstimatedPrice_429_headers = validate141;
const schema79 = {"type":"object","properties":{"x-request-id":{"type":"string","pattern":"^[!-~]{8,64}$"},"x-ratelimit-limit":{"type":"integer","minimum":1},"x-ratelimit-remaining":{"type":"integer","minimum":0},"x-ratelimit-reset":{"type":"integer","minimum":0},"retry-after":{"type":"integer","minimum":1}},"required":["x-request-id","retry-after"],"$id":"lenient.getEstimatedPrice_429_headers"};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.getEstimatedPrice_429_headers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["x-request-id"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-request-id"},message:"must have required property '"+"x-request-id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["retry-after"] === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retry-after"},message:"must have required property '"+"retry-after"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["x-request-id"] !== undefined){
let data0 = data["x-request-id"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["x-request-id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern68.test(data0)){
const err3 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[!-~]{8,64}$"},message:"must match pattern \""+"^[!-~]{8,64}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data["x-ratelimit-limit"] !== undefined){
let data1 = data["x-ratelimit-limit"];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data1 === null
              || (dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
coerced1 = +data1;
}
else {
const err4 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["x-ratelimit-limit"] = coerced1;
}
}
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data["x-ratelimit-remaining"] !== undefined){
let data2 = data["x-ratelimit-remaining"];
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 === "boolean" || data2 === null
              || (dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1))){
coerced2 = +data2;
}
else {
const err6 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["x-ratelimit-remaining"] = coerced2;
}
}
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data["x-ratelimit-reset"] !== undefined){
let data3 = data["x-ratelimit-reset"];
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(!(coerced3 !== undefined)){
if(dataType3 === "boolean" || data3 === null
              || (dataType3 === "string" && data3 && data3 == +data3 && !(data3 % 1))){
coerced3 = +data3;
}
else {
const err8 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["x-ratelimit-reset"] = coerced3;
}
}
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data["retry-after"] !== undefined){
let data4 = data["retry-after"];
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(!(coerced4 !== undefined)){
if(dataType4 === "boolean" || data4 === null
              || (dataType4 === "string" && data4 && data4 == +data4 && !(data4 % 1))){
coerced4 = +data4;
}
else {
const err10 = {instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["retry-after"] = coerced4;
}
}
}
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":{"x-request-id":true,"x-ratelimit-limit":true,"x-ratelimit-remaining":true,"x-ratelimit-reset":true,"retry-after":true},"dynamicProps":false,"dynamicItems":false};

exports.getEstimatedPrice_500_headers = validate142;
const schema80 = {"type":"object","properties":{"x-request-id":{"type":"string","pattern":"^[!-~]{8,64}$"},"x-ratelimit-limit":{"type":"integer","minimum":1},"x-ratelimit-remaining":{"type":"integer","minimum":0},"x-ratelimit-reset":{"type":"integer","minimum":0}},"required":["x-request-id"],"$id":"lenient.getEstimatedPrice_500_headers"};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.getEstimatedPrice_500_headers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["x-request-id"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-request-id"},message:"must have required property '"+"x-request-id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["x-request-id"] !== undefined){
let data0 = data["x-request-id"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["x-request-id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern68.test(data0)){
const err2 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[!-~]{8,64}$"},message:"must match pattern \""+"^[!-~]{8,64}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data["x-ratelimit-limit"] !== undefined){
let data1 = data["x-ratelimit-limit"];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data1 === null
              || (dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
coerced1 = +data1;
}
else {
const err3 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["x-ratelimit-limit"] = coerced1;
}
}
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data["x-ratelimit-remaining"] !== undefined){
let data2 = data["x-ratelimit-remaining"];
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 === "boolean" || data2 === null
              || (dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1))){
coerced2 = +data2;
}
else {
const err5 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["x-ratelimit-remaining"] = coerced2;
}
}
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data["x-ratelimit-reset"] !== undefined){
let data3 = data["x-ratelimit-reset"];
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(!(coerced3 !== undefined)){
if(dataType3 === "boolean" || data3 === null
              || (dataType3 === "string" && data3 && data3 == +data3 && !(data3 % 1))){
coerced3 = +data3;
}
else {
const err7 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["x-ratelimit-reset"] = coerced3;
}
}
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":{"x-request-id":true,"x-ratelimit-limit":true,"x-ratelimit-remaining":true,"x-ratelimit-reset":true},"dynamicProps":false,"dynamicItems":false};

exports.getExchangeInfo_200_headers = validate143;
const schema81 = {"type":"object","properties":{"x-request-id":{"type":"string","pattern":"^[!-~]{8,64}$"},"x-mbx-used-weight":{"type":"integer","minimum":0}},"required":["x-request-id"],"$id":"lenient.getExchangeInfo_200_headers"};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.getExchangeInfo_200_headers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["x-request-id"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-request-id"},message:"must have required property '"+"x-request-id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["x-request-id"] !== undefined){
let data0 = data["x-request-id"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["x-request-id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern68.test(data0)){
const err2 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[!-~]{8,64}$"},message:"must match pattern \""+"^[!-~]{8,64}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data["x-mbx-used-weight"] !== undefined){
let data1 = data["x-mbx-used-weight"];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data1 === null
              || (dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
coerced1 = +data1;
}
else {
const err3 = {instancePath:instancePath+"/x-mbx-used-weight",schemaPath:"#/properties/x-mbx-used-weight/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["x-mbx-used-weight"] = coerced1;
}
}
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/x-mbx-used-weight",schemaPath:"#/properties/x-mbx-used-weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":{"x-request-id":true,"x-mbx-used-weight":true},"dynamicProps":false,"dynamicItems":false};

exports.getExchangeInfo_429_headers = validate144;
const schema82 = {"type":"object","properties":{"x-request-id":{"type":"string","pattern":"^[!-~]{8,64}$"},"x-mbx-used-weight":{"type":"integer","minimum":0},"retry-after":{"type":"integer","minimum":1}},"required":["x-request-id","retry-after"],"$id":"lenient.getExchangeInfo_429_headers"};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.getExchangeInfo_429_headers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["x-request-id"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-request-id"},message:"must have required property '"+"x-request-id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["retry-after"] === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retry-after"},message:"must have required property '"+"retry-after"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["x-request-id"] !== undefined){
let data0 = data["x-request-id"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["x-request-id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern68.test(data0)){
const err3 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[!-~]{8,64}$"},message:"must match pattern \""+"^[!-~]{8,64}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data["x-mbx-used-weight"] !== undefined){
let data1 = data["x-mbx-used-weight"];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data1 === null
              || (dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
coerced1 = +data1;
}
else {
const err4 = {instancePath:instancePath+"/x-mbx-used-weight",schemaPath:"#/properties/x-mbx-used-weight/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["x-mbx-used-weight"] = coerced1;
}
}
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/x-mbx-used-weight",schemaPath:"#/properties/x-mbx-used-weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data["retry-after"] !== undefined){
let data2 = data["retry-after"];
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 === "boolean" || data2 === null
              || (dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1))){
coerced2 = +data2;
}
else {
const err6 = {instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["retry-after"] = coerced2;
}
}
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":{"x-request-id":true,"x-mbx-used-weight":true,"retry-after":true},"dynamicProps":false,"dynamicItems":false};

exports.generic_api_405_headers = validate145;
const schema83 = {"type":"object","properties":{"x-request-id":{"type":"string","pattern":"^[!-~]{8,64}$"},"x-ratelimit-limit":{"type":"integer","minimum":1},"x-ratelimit-remaining":{"type":"integer","minimum":0},"x-ratelimit-reset":{"type":"integer","minimum":0},"allow":{"type":"string","pattern":"^[A-Z]+(, [A-Z]+)*$"}},"required":["x-request-id","allow"],"$id":"lenient.generic_api_405_headers"};
const pattern76 = new RegExp("^[A-Z]+(, [A-Z]+)*$", "u");

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.generic_api_405_headers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["x-request-id"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-request-id"},message:"must have required property '"+"x-request-id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.allow === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allow"},message:"must have required property '"+"allow"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["x-request-id"] !== undefined){
let data0 = data["x-request-id"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["x-request-id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern68.test(data0)){
const err3 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[!-~]{8,64}$"},message:"must match pattern \""+"^[!-~]{8,64}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data["x-ratelimit-limit"] !== undefined){
let data1 = data["x-ratelimit-limit"];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data1 === null
              || (dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
coerced1 = +data1;
}
else {
const err4 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["x-ratelimit-limit"] = coerced1;
}
}
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/x-ratelimit-limit",schemaPath:"#/properties/x-ratelimit-limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data["x-ratelimit-remaining"] !== undefined){
let data2 = data["x-ratelimit-remaining"];
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 === "boolean" || data2 === null
              || (dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1))){
coerced2 = +data2;
}
else {
const err6 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["x-ratelimit-remaining"] = coerced2;
}
}
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/x-ratelimit-remaining",schemaPath:"#/properties/x-ratelimit-remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data["x-ratelimit-reset"] !== undefined){
let data3 = data["x-ratelimit-reset"];
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(!(coerced3 !== undefined)){
if(dataType3 === "boolean" || data3 === null
              || (dataType3 === "string" && data3 && data3 == +data3 && !(data3 % 1))){
coerced3 = +data3;
}
else {
const err8 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["x-ratelimit-reset"] = coerced3;
}
}
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/x-ratelimit-reset",schemaPath:"#/properties/x-ratelimit-reset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.allow !== undefined){
let data4 = data.allow;
if(typeof data4 !== "string"){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(!(coerced4 !== undefined)){
if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data4;
}
else if(data4 === null){
coerced4 = "";
}
else {
const err10 = {instancePath:instancePath+"/allow",schemaPath:"#/properties/allow/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["allow"] = coerced4;
}
}
}
if(typeof data4 === "string"){
if(!pattern76.test(data4)){
const err11 = {instancePath:instancePath+"/allow",schemaPath:"#/properties/allow/pattern",keyword:"pattern",params:{pattern: "^[A-Z]+(, [A-Z]+)*$"},message:"must match pattern \""+"^[A-Z]+(, [A-Z]+)*$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":{"x-request-id":true,"x-ratelimit-limit":true,"x-ratelimit-remaining":true,"x-ratelimit-reset":true,"allow":true},"dynamicProps":false,"dynamicItems":false};

exports.generic_v3_405_headers = validate146;
const schema84 = {"type":"object","properties":{"x-request-id":{"type":"string","pattern":"^[!-~]{8,64}$"},"x-mbx-used-weight":{"type":"integer","minimum":0},"allow":{"type":"string","pattern":"^[A-Z]+(, [A-Z]+)*$"}},"required":["x-request-id","allow"],"$id":"lenient.generic_v3_405_headers"};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lenient.generic_v3_405_headers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["x-request-id"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-request-id"},message:"must have required property '"+"x-request-id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.allow === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allow"},message:"must have required property '"+"allow"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["x-request-id"] !== undefined){
let data0 = data["x-request-id"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["x-request-id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern68.test(data0)){
const err3 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[!-~]{8,64}$"},message:"must match pattern \""+"^[!-~]{8,64}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data["x-mbx-used-weight"] !== undefined){
let data1 = data["x-mbx-used-weight"];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data1 === null
              || (dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
coerced1 = +data1;
}
else {
const err4 = {instancePath:instancePath+"/x-mbx-used-weight",schemaPath:"#/properties/x-mbx-used-weight/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["x-mbx-used-weight"] = coerced1;
}
}
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/x-mbx-used-weight",schemaPath:"#/properties/x-mbx-used-weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.allow !== undefined){
let data2 = data.allow;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
const err6 = {instancePath:instancePath+"/allow",schemaPath:"#/properties/allow/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["allow"] = coerced2;
}
}
}
if(typeof data2 === "string"){
if(!pattern76.test(data2)){
const err7 = {instancePath:instancePath+"/allow",schemaPath:"#/properties/allow/pattern",keyword:"pattern",params:{pattern: "^[A-Z]+(, [A-Z]+)*$"},message:"must match pattern \""+"^[A-Z]+(, [A-Z]+)*$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":{"x-request-id":true,"x-mbx-used-weight":true,"allow":true},"dynamicProps":false,"dynamicItems":false};

return exports;
})();
const exact = (() => {
const exports = {};
"use strict";
exports.createPortalOrder_body = validate52;
const schema19 = {"type":"object","properties":{"requestBody":{"$ref":"components#/components/schemas/PortalOrderRequest"}},"required":["requestBody"],"$id":"exact.createPortalOrder_body"};
const schema21 = {"type":"object","additionalProperties":false,"required":["extras","price","pair","side","amount"],"properties":{"extras":{"type":"string","minLength":1,"maxLength":512},"price":{"$ref":"components#/components/schemas/DecimalInput"},"pair":{"$ref":"components#/components/schemas/PortalPairInput"},"side":{"$ref":"components#/components/schemas/OrderSideInput"},"amount":{"$ref":"components#/components/schemas/DecimalInput"}}};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const schema22 = {"type":"string","pattern":"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,18})?$"};
const pattern3 = new RegExp("^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,18})?$", "u");

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,18})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,18})?$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":"string","pattern":"^([Bb][Tt][Cc]|[Ee][Tt][Hh]|[Uu][Ss][Dd][Tt])_[Tt][Hh][Bb]$","x-error-code":"INVALID_PAIR"};
const pattern4 = new RegExp("^([Bb][Tt][Cc]|[Ee][Tt][Hh]|[Uu][Ss][Dd][Tt])_[Tt][Hh][Bb]$", "u");

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([Bb][Tt][Cc]|[Ee][Tt][Hh]|[Uu][Ss][Dd][Tt])_[Tt][Hh][Bb]$"},message:"must match pattern \""+"^([Bb][Tt][Cc]|[Ee][Tt][Hh]|[Uu][Ss][Dd][Tt])_[Tt][Hh][Bb]$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema24 = {"type":"string","enum":["buy","sell"],"x-error-code":"INVALID_ORDER_SIDE"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "buy") || (data === "sell"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema24.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.extras === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "extras"},message:"must have required property '"+"extras"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.price === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.pair === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pair"},message:"must have required property '"+"pair"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.side === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.amount === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "extras") || (key0 === "price")) || (key0 === "pair")) || (key0 === "side")) || (key0 === "amount"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.extras !== undefined){
let data0 = data.extras;
if(typeof data0 === "string"){
if(func1(data0) > 512){
const err6 = {instancePath:instancePath+"/extras",schemaPath:"#/properties/extras/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data0) < 1){
const err7 = {instancePath:instancePath+"/extras",schemaPath:"#/properties/extras/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/extras",schemaPath:"#/properties/extras/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.price !== undefined){
if(!(validate55(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.pair !== undefined){
if(!(validate57(data.pair, {instancePath:instancePath+"/pair",parentData:data,parentDataProperty:"pair",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.side !== undefined){
if(!(validate59(data.side, {instancePath:instancePath+"/side",parentData:data,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validate55(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.createPortalOrder_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate54(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"requestBody":true},"dynamicProps":false,"dynamicItems":false};

exports.createOrder_body = validate63;
const schema25 = {"type":"object","properties":{"requestBody":{"$ref":"components#/components/schemas/OrderRequest"}},"required":["requestBody"],"$id":"exact.createOrder_body"};
const schema26 = {"type":"object","additionalProperties":false,"required":["type","pair","side","amount","nonce"],"if":{"required":["type"],"properties":{"type":{"const":"market"}},"unevaluatedProperties":true},"then":{"properties":{"price":{"pattern":"^0(\\.0{1,18})?$"}},"unevaluatedProperties":true},"else":{"if":{"required":["type"],"properties":{"type":{"const":"limit"}},"unevaluatedProperties":true},"then":{"required":["price"],"properties":{"price":{"type":"string"}},"unevaluatedProperties":true},"unevaluatedProperties":true},"properties":{"type":{"$ref":"components#/components/schemas/OrderTypeInput"},"pair":{"$ref":"components#/components/schemas/PairInput"},"side":{"$ref":"components#/components/schemas/OrderSideInput"},"price":{"$ref":"components#/components/schemas/DecimalInput"},"amount":{"$ref":"components#/components/schemas/DecimalInput"},"nonce":{"type":"integer","minimum":1,"maximum":9007199254740991},"time_in_force":{"$ref":"components#/components/schemas/TimeInForce"},"post_only":{"type":"boolean"},"stop_price":{"$ref":"components#/components/schemas/DecimalInput"},"self_trade_prevention":{"$ref":"components#/components/schemas/SelfTradePrevention"},"client_order_id":{"$ref":"components#/components/schemas/ClientOrderId"}}};
const pattern5 = new RegExp("^0(\\.0{1,18})?$", "u");
const func3 = Object.prototype.hasOwnProperty;
const schema27 = {"type":"string","enum":["limit","market"],"x-error-code":"INVALID_ORDER_TYPE"};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "limit") || (data === "market"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema27.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema28 = {"type":"string","pattern":"^[A-Za-z0-9]{2,10}_[A-Za-z0-9]{2,10}$","x-error-code":"INVALID_PAIR"};
const pattern6 = new RegExp("^[A-Za-z0-9]{2,10}_[A-Za-z0-9]{2,10}$", "u");

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern6.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{2,10}_[A-Za-z0-9]{2,10}$"},message:"must match pattern \""+"^[A-Za-z0-9]{2,10}_[A-Za-z0-9]{2,10}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema29 = {"type":"string","enum":["GTC","IOC","FOK"]};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "GTC") || (data === "IOC")) || (data === "FOK"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema29.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema30 = {"type":"string","enum":["none","expire_taker","expire_maker","expire_both"]};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "none") || (data === "expire_taker")) || (data === "expire_maker")) || (data === "expire_both"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema30.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema31 = {"type":"string","pattern":"^[A-Za-z0-9.:/_-]{1,36}$"};
const pattern7 = new RegExp("^[A-Za-z0-9.:/_-]{1,36}$", "u");

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern7.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.:/_-]{1,36}$"},message:"must match pattern \""+"^[A-Za-z0-9.:/_-]{1,36}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
if("market" !== data.type){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.price !== undefined){
let data1 = data.price;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err2 = {instancePath:instancePath+"/price",schemaPath:"#/then/properties/price/pattern",keyword:"pattern",params:{pattern: "^0(\\.0{1,18})?$"},message:"must match pattern \""+"^0(\\.0{1,18})?$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs8 = errors;
const _errs9 = errors;
let valid3 = true;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.type !== undefined){
if("limit" !== data.type){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.price === undefined){
const err5 = {instancePath,schemaPath:"#/else/then/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.price !== undefined){
if(typeof data.price !== "string"){
const err6 = {instancePath:instancePath+"/price",schemaPath:"#/else/then/properties/price/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
var _valid1 = _errs13 === errors;
valid3 = _valid1;
}
if(!valid3){
const err7 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.pair === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pair"},message:"must have required property '"+"pair"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.side === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.amount === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.nonce === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nonce"},message:"must have required property '"+"nonce"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key4 in data){
if(!(func3.call(schema26.properties, key4))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.type !== undefined){
if(!(validate65(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.pair !== undefined){
if(!(validate67(data.pair, {instancePath:instancePath+"/pair",parentData:data,parentDataProperty:"pair",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.side !== undefined){
if(!(validate59(data.side, {instancePath:instancePath+"/side",parentData:data,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(data.price !== undefined){
if(!(validate55(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validate55(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.nonce !== undefined){
let data9 = data.nonce;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err15 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
const err16 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.time_in_force !== undefined){
if(!(validate72(data.time_in_force, {instancePath:instancePath+"/time_in_force",parentData:data,parentDataProperty:"time_in_force",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.post_only !== undefined){
if(typeof data.post_only !== "boolean"){
const err18 = {instancePath:instancePath+"/post_only",schemaPath:"#/properties/post_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.stop_price !== undefined){
if(!(validate55(data.stop_price, {instancePath:instancePath+"/stop_price",parentData:data,parentDataProperty:"stop_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.self_trade_prevention !== undefined){
if(!(validate75(data.self_trade_prevention, {instancePath:instancePath+"/self_trade_prevention",parentData:data,parentDataProperty:"self_trade_prevention",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.client_order_id !== undefined){
if(!(validate77(data.client_order_id, {instancePath:instancePath+"/client_order_id",parentData:data,parentDataProperty:"client_order_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.createOrder_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate64(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"requestBody":true},"dynamicProps":false,"dynamicItems":false};

exports.amendOrder_body = validate80;
const schema32 = {"type":"object","properties":{"requestBody":{"$ref":"components#/components/schemas/AmendOrderRequest"}},"required":["requestBody"],"$id":"exact.amendOrder_body"};
const schema33 = {"type":"object","additionalProperties":false,"required":["amount"],"properties":{"pair":{"$ref":"components#/components/schemas/PairInput"},"amount":{"$ref":"components#/components/schemas/DecimalInput"}}};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "pair") || (key0 === "amount"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.pair !== undefined){
if(!(validate67(data.pair, {instancePath:instancePath+"/pair",parentData:data,parentDataProperty:"pair",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validate55(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.amendOrder_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate81(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"requestBody":true},"dynamicProps":false,"dynamicItems":false};

exports.cancelOrder_body = validate85;
const schema34 = {"type":"object","properties":{"requestBody":{"$ref":"components#/components/schemas/CancelOrderRequest"}},"required":[],"$id":"exact.cancelOrder_body"};
const schema35 = {"type":"object","additionalProperties":false,"properties":{"pair":{"$ref":"components#/components/schemas/PairInput"}}};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "pair")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.pair !== undefined){
if(!(validate67(data.pair, {instancePath:instancePath+"/pair",parentData:data,parentDataProperty:"pair",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.cancelOrder_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody !== undefined){
if(!(validate86(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"requestBody":true},"dynamicProps":false,"dynamicItems":false};

exports.cancelAllOrders_body = validate89;
const schema36 = {"type":"object","properties":{"requestBody":{"$ref":"components#/components/schemas/CancelAllOrdersRequest"}},"required":[],"$id":"exact.cancelAllOrders_body"};
const schema37 = {"type":"object","additionalProperties":false,"properties":{"pair":{"$ref":"components#/components/schemas/PairInput"}}};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "pair")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.pair !== undefined){
if(!(validate67(data.pair, {instancePath:instancePath+"/pair",parentData:data,parentDataProperty:"pair",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.cancelAllOrders_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody !== undefined){
if(!(validate90(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":{"requestBody":true},"dynamicProps":false,"dynamicItems":false};

exports.extendListenKey_body = validate93;
const schema38 = {"type":"object","properties":{"requestBody":{"$ref":"components#/components/schemas/ListenKeyRequest"}},"required":[],"$id":"exact.extendListenKey_body"};
const schema39 = {"type":"object","additionalProperties":true,"properties":{"listenKey":{"$ref":"components#/components/schemas/ListenKeyInput"}}};
const schema40 = {"type":"string","pattern":"^[0-9a-f]{32}$","x-error-code":"LISTEN_KEY_NOT_FOUND"};
const pattern8 = new RegExp("^[0-9a-f]{32}$", "u");

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern8.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$"},message:"must match pattern \""+"^[0-9a-f]{32}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.listenKey !== undefined){
if(!(validate95(data.listenKey, {instancePath:instancePath+"/listenKey",parentData:data,parentDataProperty:"listenKey",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.extendListenKey_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody !== undefined){
if(!(validate94(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"requestBody":true},"dynamicProps":false,"dynamicItems":false};

exports.createUser_body = validate98;
const schema41 = {"type":"object","properties":{"requestBody":{"$ref":"components#/components/schemas/CreateUserRequest"}},"required":["requestBody"],"$id":"exact.createUser_body"};
const schema42 = {"type":"object","additionalProperties":false,"required":["email"],"properties":{"email":{"type":"string","maxLength":254,"pattern":"^[^\\s@]{1,64}@[^\\s@]{1,189}$"},"identity_verification_level":{"$ref":"components#/components/schemas/VerificationLevel"},"fee_tier":{"$ref":"components#/components/schemas/FeeTier"}}};
const pattern9 = new RegExp("^[^\\s@]{1,64}@[^\\s@]{1,189}$", "u");
const schema43 = {"type":"string","enum":["level_0","level_1","level_2","level_3"]};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "level_0") || (data === "level_1")) || (data === "level_2")) || (data === "level_3"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema44 = {"type":"integer","minimum":0,"maximum":99};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data == "number"){
if(data > 99 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "email") || (key0 === "identity_verification_level")) || (key0 === "fee_tier"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern9.test(data0)){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@]{1,64}@[^\\s@]{1,189}$"},message:"must match pattern \""+"^[^\\s@]{1,64}@[^\\s@]{1,189}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.identity_verification_level !== undefined){
if(!(validate100(data.identity_verification_level, {instancePath:instancePath+"/identity_verification_level",parentData:data,parentDataProperty:"identity_verification_level",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
if(data.fee_tier !== undefined){
if(!(validate102(data.fee_tier, {instancePath:instancePath+"/fee_tier",parentData:data,parentDataProperty:"fee_tier",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.createUser_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate99(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":{"requestBody":true},"dynamicProps":false,"dynamicItems":false};

exports.updateUser_body = validate105;
const schema45 = {"type":"object","properties":{"requestBody":{"$ref":"components#/components/schemas/UpdateUserRequest"}},"required":["requestBody"],"$id":"exact.updateUser_body"};
const schema46 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"identity_verification_level":{"$ref":"components#/components/schemas/VerificationLevel"},"fee_tier":{"$ref":"components#/components/schemas/FeeTier"}}};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "identity_verification_level") || (key0 === "fee_tier"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.identity_verification_level !== undefined){
if(!(validate100(data.identity_verification_level, {instancePath:instancePath+"/identity_verification_level",parentData:data,parentDataProperty:"identity_verification_level",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
if(data.fee_tier !== undefined){
if(!(validate102(data.fee_tier, {instancePath:instancePath+"/fee_tier",parentData:data,parentDataProperty:"fee_tier",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.updateUser_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate106(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"requestBody":true},"dynamicProps":false,"dynamicItems":false};

exports.createApiKey_body = validate110;
const schema47 = {"type":"object","properties":{"requestBody":{"$ref":"components#/components/schemas/CreateApiKeyRequest"}},"required":["requestBody"],"$id":"exact.createApiKey_body"};
const schema48 = {"type":"object","additionalProperties":false,"required":["label","permissions"],"properties":{"label":{"type":"string","minLength":1,"maxLength":64},"permissions":{"type":"array","uniqueItems":true,"maxItems":9,"items":{"$ref":"components#/components/schemas/Permission"}},"ip_allowlist":{"type":"array","maxItems":20,"items":{"$ref":"components#/components/schemas/IpRange"}},"expires_at":{"$ref":"components#/components/schemas/TimestampInput"}}};
const func0 = require("ajv/dist/runtime/equal").default;
const schema49 = {"type":"string","enum":["user_read","wallet_read","order_list","order_create","order_cancel","deposit_list","withdrawal_list","withdrawal_create","user_stream"]};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((((data === "user_read") || (data === "wallet_read")) || (data === "order_list")) || (data === "order_create")) || (data === "order_cancel")) || (data === "deposit_list")) || (data === "withdrawal_list")) || (data === "withdrawal_create")) || (data === "user_stream"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema50 = {"type":"string","pattern":"^[0-9A-Fa-f.:]{2,45}(/[0-9]{1,3})?$"};
const pattern10 = new RegExp("^[0-9A-Fa-f.:]{2,45}(/[0-9]{1,3})?$", "u");

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern10.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f.:]{2,45}(/[0-9]{1,3})?$"},message:"must match pattern \""+"^[0-9A-Fa-f.:]{2,45}(/[0-9]{1,3})?$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema51 = {"type":"string","format":"date-time","pattern":"^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,6})?Z$"};
const pattern11 = new RegExp("^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,6})?Z$", "u");

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern11.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,6})?Z$"},message:"must match pattern \""+"^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,6})?Z$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.permissions === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "permissions"},message:"must have required property '"+"permissions"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "label") || (key0 === "permissions")) || (key0 === "ip_allowlist")) || (key0 === "expires_at"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.permissions !== undefined){
let data1 = data.permissions;
if(Array.isArray(data1)){
if(data1.length > 9){
const err6 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/maxItems",keyword:"maxItems",params:{limit: 9},message:"must NOT have more than 9 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate112(data1[i0], {instancePath:instancePath+"/permissions/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data1[i1], data1[j0])){
const err7 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.ip_allowlist !== undefined){
let data3 = data.ip_allowlist;
if(Array.isArray(data3)){
if(data3.length > 20){
const err9 = {instancePath:instancePath+"/ip_allowlist",schemaPath:"#/properties/ip_allowlist/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
if(!(validate114(data3[i2], {instancePath:instancePath+"/ip_allowlist/" + i2,parentData:data3,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/ip_allowlist",schemaPath:"#/properties/ip_allowlist/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.expires_at !== undefined){
if(!(validate116(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.createApiKey_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate111(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":{"requestBody":true},"dynamicProps":false,"dynamicItems":false};

exports.creditDeposit_body = validate119;
const schema52 = {"type":"object","properties":{"requestBody":{"$ref":"components#/components/schemas/CreditDepositRequest"}},"required":["requestBody"],"$id":"exact.creditDeposit_body"};
const schema53 = {"type":"object","additionalProperties":false,"required":["user_id","asset","amount","reference"],"properties":{"user_id":{"$ref":"components#/components/schemas/RecordId"},"asset":{"$ref":"components#/components/schemas/AssetInput"},"amount":{"$ref":"components#/components/schemas/DecimalInput"},"reference":{"type":"string","pattern":"^[!-~]{1,128}$"}}};
const schema54 = {"type":"integer","minimum":1,"maximum":999999999999999};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data == "number"){
if(data > 999999999999999 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999999},message:"must be <= 999999999999999"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 1 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema55 = {"type":"string","pattern":"^[a-z0-9]{2,10}$","x-error-code":"INVALID_ASSET"};
const pattern12 = new RegExp("^[a-z0-9]{2,10}$", "u");

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]{2,10}$"},message:"must match pattern \""+"^[a-z0-9]{2,10}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern13 = new RegExp("^[!-~]{1,128}$", "u");

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.asset === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "asset"},message:"must have required property '"+"asset"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amount === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.reference === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reference"},message:"must have required property '"+"reference"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "user_id") || (key0 === "asset")) || (key0 === "amount")) || (key0 === "reference"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.user_id !== undefined){
if(!(validate121(data.user_id, {instancePath:instancePath+"/user_id",parentData:data,parentDataProperty:"user_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.asset !== undefined){
if(!(validate123(data.asset, {instancePath:instancePath+"/asset",parentData:data,parentDataProperty:"asset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validate55(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.reference !== undefined){
let data3 = data.reference;
if(typeof data3 === "string"){
if(!pattern13.test(data3)){
const err5 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,128}$"},message:"must match pattern \""+"^[!-~]{1,128}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.creditDeposit_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate120(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":{"requestBody":true},"dynamicProps":false,"dynamicItems":false};

exports.createPartner_body = validate127;
const schema56 = {"type":"object","properties":{"requestBody":{"$ref":"components#/components/schemas/CreatePartnerRequest"}},"required":["requestBody"],"$id":"exact.createPartner_body"};
const schema57 = {"type":"object","additionalProperties":false,"required":["name","deposit_address_url"],"properties":{"name":{"$ref":"components#/components/schemas/PartnerName"},"deposit_address_url":{"$ref":"components#/components/schemas/HttpUrl"},"enabled":{"type":"boolean"}}};
const schema58 = {"type":"string","minLength":1,"maxLength":64};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema59 = {"type":"string","maxLength":512,"pattern":"^https?://[^\\s@#\\\\]+$"};
const pattern14 = new RegExp("^https?://[^\\s@#\\\\]+$", "u");

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 512){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern14.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s@#\\\\]+$"},message:"must match pattern \""+"^https?://[^\\s@#\\\\]+$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.deposit_address_url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deposit_address_url"},message:"must have required property '"+"deposit_address_url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "deposit_address_url")) || (key0 === "enabled"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate129(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
}
if(data.deposit_address_url !== undefined){
if(!(validate131(data.deposit_address_url, {instancePath:instancePath+"/deposit_address_url",parentData:data,parentDataProperty:"deposit_address_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err3 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.createPartner_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate128(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":{"requestBody":true},"dynamicProps":false,"dynamicItems":false};

exports.updatePartner_body = validate134;
const schema60 = {"type":"object","properties":{"requestBody":{"$ref":"components#/components/schemas/UpdatePartnerRequest"}},"required":["requestBody"],"$id":"exact.updatePartner_body"};
const schema61 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"name":{"$ref":"components#/components/schemas/PartnerName"},"deposit_address_url":{"$ref":"components#/components/schemas/HttpUrl"},"enabled":{"type":"boolean"}}};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "deposit_address_url")) || (key0 === "enabled"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate129(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
}
if(data.deposit_address_url !== undefined){
if(!(validate131(data.deposit_address_url, {instancePath:instancePath+"/deposit_address_url",parentData:data,parentDataProperty:"deposit_address_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err2 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.updatePartner_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate135(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":{"requestBody":true},"dynamicProps":false,"dynamicItems":false};

exports.createPortalSession_body = validate139;
const schema62 = {"type":"object","properties":{"requestBody":{"$ref":"components#/components/schemas/CreatePortalSessionRequest"}},"required":["requestBody"],"$id":"exact.createPortalSession_body"};
const schema63 = {"type":"object","additionalProperties":false,"required":["partner_id","user_id","access_token"],"properties":{"partner_id":{"$ref":"components#/components/schemas/RecordId"},"user_id":{"$ref":"components#/components/schemas/RecordId"},"access_token":{"type":"string","x-secret":true,"pattern":"^[!-~]{1,2048}$"},"expires_at":{"$ref":"components#/components/schemas/TimestampInput"}}};
const pattern15 = new RegExp("^[!-~]{1,2048}$", "u");

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.partner_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "partner_id"},message:"must have required property '"+"partner_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.user_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.access_token === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "access_token"},message:"must have required property '"+"access_token"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "partner_id") || (key0 === "user_id")) || (key0 === "access_token")) || (key0 === "expires_at"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.partner_id !== undefined){
if(!(validate121(data.partner_id, {instancePath:instancePath+"/partner_id",parentData:data,parentDataProperty:"partner_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.user_id !== undefined){
if(!(validate121(data.user_id, {instancePath:instancePath+"/user_id",parentData:data,parentDataProperty:"user_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.access_token !== undefined){
let data2 = data.access_token;
if(typeof data2 === "string"){
if(!pattern15.test(data2)){
const err4 = {instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,2048}$"},message:"must match pattern \""+"^[!-~]{1,2048}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.expires_at !== undefined){
if(!(validate116(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.createPortalSession_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate140(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":{"requestBody":true},"dynamicProps":false,"dynamicItems":false};

exports.putAsset_body = validate145;
const schema64 = {"type":"object","properties":{"requestBody":{"$ref":"components#/components/schemas/AssetSettings"}},"required":["requestBody"],"$id":"exact.putAsset_body"};
const schema65 = {"type":"object","additionalProperties":false,"required":["kind","precision","transfer_precision","withdrawal_fee","withdrawal_minimum","withdrawal_enabled"],"properties":{"kind":{"$ref":"components#/components/schemas/AssetKind"},"precision":{"$ref":"components#/components/schemas/Precision"},"transfer_precision":{"$ref":"components#/components/schemas/Precision"},"withdrawal_fee":{"$ref":"components#/components/schemas/DecimalInput"},"withdrawal_minimum":{"$ref":"components#/components/schemas/DecimalInput"},"withdrawal_enabled":{"type":"boolean"}}};
const schema66 = {"type":"string","enum":["crypto","fiat"]};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "crypto") || (data === "fiat"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema66.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema67 = {"type":"integer","minimum":0,"maximum":18};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data == "number"){
if(data > 18 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 18},message:"must be <= 18"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.precision === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "precision"},message:"must have required property '"+"precision"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.transfer_precision === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transfer_precision"},message:"must have required property '"+"transfer_precision"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.withdrawal_fee === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withdrawal_fee"},message:"must have required property '"+"withdrawal_fee"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.withdrawal_minimum === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withdrawal_minimum"},message:"must have required property '"+"withdrawal_minimum"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.withdrawal_enabled === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withdrawal_enabled"},message:"must have required property '"+"withdrawal_enabled"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "precision")) || (key0 === "transfer_precision")) || (key0 === "withdrawal_fee")) || (key0 === "withdrawal_minimum")) || (key0 === "withdrawal_enabled"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kind !== undefined){
if(!(validate147(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
if(data.precision !== undefined){
if(!(validate149(data.precision, {instancePath:instancePath+"/precision",parentData:data,parentDataProperty:"precision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data.transfer_precision !== undefined){
if(!(validate149(data.transfer_precision, {instancePath:instancePath+"/transfer_precision",parentData:data,parentDataProperty:"transfer_precision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data.withdrawal_fee !== undefined){
if(!(validate55(data.withdrawal_fee, {instancePath:instancePath+"/withdrawal_fee",parentData:data,parentDataProperty:"withdrawal_fee",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.withdrawal_minimum !== undefined){
if(!(validate55(data.withdrawal_minimum, {instancePath:instancePath+"/withdrawal_minimum",parentData:data,parentDataProperty:"withdrawal_minimum",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.withdrawal_enabled !== undefined){
if(typeof data.withdrawal_enabled !== "boolean"){
const err7 = {instancePath:instancePath+"/withdrawal_enabled",schemaPath:"#/properties/withdrawal_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.putAsset_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate146(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":{"requestBody":true},"dynamicProps":false,"dynamicItems":false};

exports.putSymbol_body = validate155;
const schema68 = {"type":"object","properties":{"requestBody":{"$ref":"components#/components/schemas/SymbolSettings"}},"required":["requestBody"],"$id":"exact.putSymbol_body"};
const schema69 = {"type":"object","additionalProperties":false,"required":["status","price_precision","quantity_precision","minimum_quantity","minimum_price","maximum_price","vat_rate"],"properties":{"status":{"$ref":"components#/components/schemas/SymbolStatus"},"price_precision":{"$ref":"components#/components/schemas/Precision"},"quantity_precision":{"$ref":"components#/components/schemas/Precision"},"minimum_quantity":{"$ref":"components#/components/schemas/DecimalInput"},"minimum_price":{"$ref":"components#/components/schemas/DecimalInput"},"maximum_price":{"$ref":"components#/components/schemas/DecimalInput"},"vat_rate":{"$ref":"components#/components/schemas/RateInput"}}};
const schema70 = {"type":"string","enum":["TRADING","BREAK"]};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "TRADING") || (data === "BREAK"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema70.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema71 = {"type":"string","pattern":"^(0(\\.[0-9]{1,18})?|1(\\.0{1,18})?)$"};
const pattern16 = new RegExp("^(0(\\.[0-9]{1,18})?|1(\\.0{1,18})?)$", "u");

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern16.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(0(\\.[0-9]{1,18})?|1(\\.0{1,18})?)$"},message:"must match pattern \""+"^(0(\\.[0-9]{1,18})?|1(\\.0{1,18})?)$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.price_precision === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price_precision"},message:"must have required property '"+"price_precision"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.quantity_precision === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quantity_precision"},message:"must have required property '"+"quantity_precision"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.minimum_quantity === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimum_quantity"},message:"must have required property '"+"minimum_quantity"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.minimum_price === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimum_price"},message:"must have required property '"+"minimum_price"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.maximum_price === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maximum_price"},message:"must have required property '"+"maximum_price"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.vat_rate === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vat_rate"},message:"must have required property '"+"vat_rate"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "status") || (key0 === "price_precision")) || (key0 === "quantity_precision")) || (key0 === "minimum_quantity")) || (key0 === "minimum_price")) || (key0 === "maximum_price")) || (key0 === "vat_rate"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
if(!(validate157(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
if(data.price_precision !== undefined){
if(!(validate149(data.price_precision, {instancePath:instancePath+"/price_precision",parentData:data,parentDataProperty:"price_precision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data.quantity_precision !== undefined){
if(!(validate149(data.quantity_precision, {instancePath:instancePath+"/quantity_precision",parentData:data,parentDataProperty:"quantity_precision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data.minimum_quantity !== undefined){
if(!(validate55(data.minimum_quantity, {instancePath:instancePath+"/minimum_quantity",parentData:data,parentDataProperty:"minimum_quantity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.minimum_price !== undefined){
if(!(validate55(data.minimum_price, {instancePath:instancePath+"/minimum_price",parentData:data,parentDataProperty:"minimum_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.maximum_price !== undefined){
if(!(validate55(data.maximum_price, {instancePath:instancePath+"/maximum_price",parentData:data,parentDataProperty:"maximum_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.vat_rate !== undefined){
if(!(validate164(data.vat_rate, {instancePath:instancePath+"/vat_rate",parentData:data,parentDataProperty:"vat_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.putSymbol_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate156(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":{"requestBody":true},"dynamicProps":false,"dynamicItems":false};

exports.putFees_body = validate167;
const schema72 = {"type":"object","properties":{"requestBody":{"$ref":"components#/components/schemas/FeeSettings"}},"required":["requestBody"],"$id":"exact.putFees_body"};
const schema73 = {"type":"object","additionalProperties":false,"required":["maker_rate","taker_rate"],"properties":{"maker_rate":{"$ref":"components#/components/schemas/RateInput"},"taker_rate":{"$ref":"components#/components/schemas/RateInput"}}};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.maker_rate === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maker_rate"},message:"must have required property '"+"maker_rate"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.taker_rate === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "taker_rate"},message:"must have required property '"+"taker_rate"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "maker_rate") || (key0 === "taker_rate"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.maker_rate !== undefined){
if(!(validate164(data.maker_rate, {instancePath:instancePath+"/maker_rate",parentData:data,parentDataProperty:"maker_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
if(data.taker_rate !== undefined){
if(!(validate164(data.taker_rate, {instancePath:instancePath+"/taker_rate",parentData:data,parentDataProperty:"taker_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.putFees_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate167.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate168(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":{"requestBody":true},"dynamicProps":false,"dynamicItems":false};

exports.putWithdrawalLimit_body = validate172;
const schema74 = {"type":"object","properties":{"requestBody":{"$ref":"components#/components/schemas/WithdrawalLimitSettings"}},"required":["requestBody"],"$id":"exact.putWithdrawalLimit_body"};
const schema75 = {"type":"object","additionalProperties":false,"required":["capacity"],"properties":{"capacity":{"$ref":"components#/components/schemas/DecimalInput"}}};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.capacity === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "capacity"},message:"must have required property '"+"capacity"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "capacity")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.capacity !== undefined){
if(!(validate55(data.capacity, {instancePath:instancePath+"/capacity",parentData:data,parentDataProperty:"capacity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.putWithdrawalLimit_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate173(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":{"requestBody":true},"dynamicProps":false,"dynamicItems":false};

exports.createOperatorToken_body = validate176;
const schema76 = {"type":"object","properties":{"requestBody":{"$ref":"components#/components/schemas/CreateOperatorTokenRequest"}},"required":["requestBody"],"$id":"exact.createOperatorToken_body"};
const schema77 = {"type":"object","additionalProperties":false,"required":["name","role"],"properties":{"name":{"type":"string","minLength":1,"maxLength":64},"role":{"$ref":"components#/components/schemas/OperatorRole"}}};
const schema78 = {"type":"string","enum":["viewer","operator","approver"]};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "viewer") || (data === "operator")) || (data === "approver"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema78.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "role"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.role !== undefined){
if(!(validate178(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.createOperatorToken_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate177(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":{"requestBody":true},"dynamicProps":false,"dynamicItems":false};

exports.receiveCustodyCallback_body = validate181;
const schema79 = {"type":"object","properties":{"requestBody":{"$ref":"components#/components/schemas/CustodyCallback"}},"required":["requestBody"],"$id":"exact.receiveCustodyCallback_body"};
const schema80 = {"type":"object","additionalProperties":false,"required":["event_id"],"properties":{"event_id":{"type":"string","pattern":"^[!-~]{1,64}$"},"withdrawal":{"$ref":"components#/components/schemas/CustodyWithdrawal"},"deposit":{"$ref":"components#/components/schemas/CustodyDeposit"}},"if":{"required":["deposit"],"properties":{"deposit":{"type":"object","additionalProperties":true}},"unevaluatedProperties":true},"then":{"properties":{"withdrawal":false},"unevaluatedProperties":true},"else":{"if":{"properties":{"withdrawal":false},"unevaluatedProperties":true},"then":{"required":["deposit"],"properties":{"deposit":{"type":"object","additionalProperties":true}},"unevaluatedProperties":true},"unevaluatedProperties":true}};
const pattern17 = new RegExp("^[!-~]{1,64}$", "u");
const schema81 = {"type":"object","additionalProperties":true,"required":["key","asset","network","amount","address","tag","bank_code","state","txid","confirmations","reason"],"properties":{"key":{"$ref":"components#/components/schemas/CustodyKey"},"asset":{"$ref":"components#/components/schemas/AssetSymbol"},"network":{"$ref":"components#/components/schemas/CustodyNetwork"},"amount":{"$ref":"components#/components/schemas/DecimalInput"},"address":{"$ref":"components#/components/schemas/CustodyAddress"},"tag":{"$ref":"components#/components/schemas/CustodyTag"},"bank_code":{"$ref":"components#/components/schemas/CustodyBankCode"},"state":{"type":"string","enum":["accepted","refused","sent","confirmed","returned"]},"txid":{"anyOf":[{"$ref":"components#/components/schemas/CustodyTxid"},{"type":"null"}]},"confirmations":{"$ref":"components#/components/schemas/Confirmations"},"reason":{"type":["string","null"],"maxLength":200}}};
const schema82 = {"type":"string","pattern":"^withdrawal-[1-9][0-9]{0,14}$"};
const pattern18 = new RegExp("^withdrawal-[1-9][0-9]{0,14}$", "u");

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern18.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^withdrawal-[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^withdrawal-[1-9][0-9]{0,14}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema83 = {"type":"string","pattern":"^[a-z0-9]{2,10}$"};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]{2,10}$"},message:"must match pattern \""+"^[a-z0-9]{2,10}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema84 = {"type":["string","null"],"pattern":"^[a-z0-9-]{1,20}$"};
const pattern20 = new RegExp("^[a-z0-9-]{1,20}$", "u");

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema84.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]{1,20}$"},message:"must match pattern \""+"^[a-z0-9-]{1,20}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema85 = {"type":"string","pattern":"^[!-~]{1,256}$"};
const pattern21 = new RegExp("^[!-~]{1,256}$", "u");

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern21.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,256}$"},message:"must match pattern \""+"^[!-~]{1,256}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema86 = {"type":["string","null"],"pattern":"^[!-~]{1,256}$"};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema86.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern21.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,256}$"},message:"must match pattern \""+"^[!-~]{1,256}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema87 = {"type":["string","null"],"pattern":"^[!-~]{1,20}$"};
const pattern23 = new RegExp("^[!-~]{1,20}$", "u");

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema87.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern23.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,20}$"},message:"must match pattern \""+"^[!-~]{1,20}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema88 = {"type":"string","pattern":"^[!-~]{1,128}$"};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,128}$"},message:"must match pattern \""+"^[!-~]{1,128}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema89 = {"type":"integer","minimum":0,"maximum":2147483647};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data == "number"){
if(data > 2147483647 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.asset === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "asset"},message:"must have required property '"+"asset"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.network === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "network"},message:"must have required property '"+"network"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.amount === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.address === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.tag === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tag"},message:"must have required property '"+"tag"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.bank_code === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bank_code"},message:"must have required property '"+"bank_code"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.state === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.txid === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "txid"},message:"must have required property '"+"txid"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.confirmations === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confirmations"},message:"must have required property '"+"confirmations"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.reason === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.key !== undefined){
if(!(validate184(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
if(data.asset !== undefined){
if(!(validate186(data.asset, {instancePath:instancePath+"/asset",parentData:data,parentDataProperty:"asset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.network !== undefined){
if(!(validate188(data.network, {instancePath:instancePath+"/network",parentData:data,parentDataProperty:"network",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validate55(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(validate191(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
if(data.tag !== undefined){
if(!(validate193(data.tag, {instancePath:instancePath+"/tag",parentData:data,parentDataProperty:"tag",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
}
if(data.bank_code !== undefined){
if(!(validate195(data.bank_code, {instancePath:instancePath+"/bank_code",parentData:data,parentDataProperty:"bank_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
let data7 = data.state;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((((data7 === "accepted") || (data7 === "refused")) || (data7 === "sent")) || (data7 === "confirmed")) || (data7 === "returned"))){
const err12 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema81.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.txid !== undefined){
let data8 = data.txid;
const _errs12 = errors;
let valid1 = false;
const _errs13 = errors;
if(!(validate197(data8, {instancePath:instancePath+"/txid",parentData:data,parentDataProperty:"txid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
const _errs14 = errors;
if(data8 !== null){
const err13 = {instancePath:instancePath+"/txid",schemaPath:"#/properties/txid/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err14 = {instancePath:instancePath+"/txid",schemaPath:"#/properties/txid/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.confirmations !== undefined){
if(!(validate199(data.confirmations, {instancePath:instancePath+"/confirmations",parentData:data,parentDataProperty:"confirmations",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data10 = data.reason;
if((typeof data10 !== "string") && (data10 !== null)){
const err15 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema81.properties.reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 200){
const err16 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema90 = {"type":"object","additionalProperties":true,"required":["asset","network","address","tag","txid","output","amount","state","confirmations"],"properties":{"asset":{"$ref":"components#/components/schemas/AssetSymbol"},"network":{"type":"string","pattern":"^[a-z0-9-]{1,20}$"},"address":{"$ref":"components#/components/schemas/CustodyAddress"},"tag":{"$ref":"components#/components/schemas/CustodyTag"},"txid":{"$ref":"components#/components/schemas/CustodyTxid"},"output":{"type":"integer","minimum":0,"maximum":2147483647},"amount":{"$ref":"components#/components/schemas/DecimalInput"},"state":{"type":"string","enum":["seen","confirmed","dropped"]},"confirmations":{"$ref":"components#/components/schemas/Confirmations"}}};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.asset === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "asset"},message:"must have required property '"+"asset"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.network === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "network"},message:"must have required property '"+"network"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.address === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.tag === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tag"},message:"must have required property '"+"tag"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.txid === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "txid"},message:"must have required property '"+"txid"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.output === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "output"},message:"must have required property '"+"output"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.amount === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.state === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.confirmations === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confirmations"},message:"must have required property '"+"confirmations"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.asset !== undefined){
if(!(validate186(data.asset, {instancePath:instancePath+"/asset",parentData:data,parentDataProperty:"asset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.network !== undefined){
let data1 = data.network;
if(typeof data1 === "string"){
if(!pattern20.test(data1)){
const err9 = {instancePath:instancePath+"/network",schemaPath:"#/properties/network/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]{1,20}$"},message:"must match pattern \""+"^[a-z0-9-]{1,20}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/network",schemaPath:"#/properties/network/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.address !== undefined){
if(!(validate191(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
if(data.tag !== undefined){
if(!(validate193(data.tag, {instancePath:instancePath+"/tag",parentData:data,parentDataProperty:"tag",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
}
if(data.txid !== undefined){
if(!(validate197(data.txid, {instancePath:instancePath+"/txid",parentData:data,parentDataProperty:"txid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
errors = vErrors.length;
}
}
if(data.output !== undefined){
let data5 = data.output;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err11 = {instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/output",schemaPath:"#/properties/output/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/output",schemaPath:"#/properties/output/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.amount !== undefined){
if(!(validate55(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
let data7 = data.state;
if(typeof data7 !== "string"){
const err14 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data7 === "seen") || (data7 === "confirmed")) || (data7 === "dropped"))){
const err15 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema90.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.confirmations !== undefined){
if(!(validate199(data.confirmations, {instancePath:instancePath+"/confirmations",parentData:data,parentDataProperty:"confirmations",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.deposit === undefined) && (missing0 = "deposit")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.deposit !== undefined){
let data0 = data.deposit;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.withdrawal !== undefined){
const err2 = {instancePath:instancePath+"/withdrawal",schemaPath:"#/then/properties/withdrawal/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs9 = errors;
const _errs10 = errors;
let valid3 = true;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.withdrawal !== undefined){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deposit === undefined){
const err4 = {instancePath,schemaPath:"#/else/then/required",keyword:"required",params:{missingProperty: "deposit"},message:"must have required property '"+"deposit"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.deposit !== undefined){
let data3 = data.deposit;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err5 = {instancePath:instancePath+"/deposit",schemaPath:"#/else/then/properties/deposit/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
var _valid1 = _errs13 === errors;
valid3 = _valid1;
}
if(!valid3){
const err6 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err7 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_id === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key4 in data){
if(!(((key4 === "event_id") || (key4 === "withdrawal")) || (key4 === "deposit"))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.event_id !== undefined){
let data4 = data.event_id;
if(typeof data4 === "string"){
if(!pattern17.test(data4)){
const err10 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,64}$"},message:"must match pattern \""+"^[!-~]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.withdrawal !== undefined){
if(!(validate183(data.withdrawal, {instancePath:instancePath+"/withdrawal",parentData:data,parentDataProperty:"withdrawal",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
if(data.deposit !== undefined){
if(!(validate202(data.deposit, {instancePath:instancePath+"/deposit",parentData:data,parentDataProperty:"deposit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.receiveCustodyCallback_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate182(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":{"requestBody":true},"dynamicProps":false,"dynamicItems":false};

exports.getEstimatedPrice_200 = validate211;
const schema91 = {"$ref":"components#/components/schemas/EstimatedPrice","$id":"exact.getEstimatedPrice_200"};
const schema92 = {"type":"object","additionalProperties":false,"required":["price"],"properties":{"price":{"$ref":"components#/components/schemas/DecimalString"}}};
const schema93 = {"type":"string","pattern":"^(0|[1-9][0-9]{0,35})(\\.[0-9]{0,17}[1-9])?$"};
const pattern26 = new RegExp("^(0|[1-9][0-9]{0,35})(\\.[0-9]{0,17}[1-9])?$", "u");

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern26.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,35})(\\.[0-9]{0,17}[1-9])?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,35})(\\.[0-9]{0,17}[1-9])?$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.price === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "price")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.price !== undefined){
if(!(validate213(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.getEstimatedPrice_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate212(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getEstimatedPrice_400 = validate216;
const schema94 = {"$ref":"components#/components/schemas/ApiError","$id":"exact.getEstimatedPrice_400"};
const schema95 = {"type":"object","additionalProperties":false,"required":["code","message"],"properties":{"code":{"type":"string","pattern":"^[A-Z]+(_[A-Z]+)*$"},"message":{"type":"string","minLength":1},"fields":{"type":"object","minProperties":1,"additionalProperties":{"$ref":"components#/components/schemas/FieldError"}}}};
const pattern27 = new RegExp("^[A-Z]+(_[A-Z]+)*$", "u");
const schema96 = {"type":"object","additionalProperties":false,"required":["code","message"],"properties":{"code":{"type":"string","enum":["MISSING","INVALID","UNKNOWN","DUPLICATE"]},"message":{"type":"string","minLength":1}}};

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "code") || (key0 === "message"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((data0 === "MISSING") || (data0 === "INVALID")) || (data0 === "UNKNOWN")) || (data0 === "DUPLICATE"))){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema96.properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "code") || (key0 === "message")) || (key0 === "fields"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(!pattern27.test(data0)){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z]+(_[A-Z]+)*$"},message:"must match pattern \""+"^[A-Z]+(_[A-Z]+)*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.fields !== undefined){
let data2 = data.fields;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length < 1){
const err7 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data2){
if(!(validate218(data2[key1], {instancePath:instancePath+"/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.getEstimatedPrice_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate217(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.createPortalOrder_201 = validate221;
const schema97 = {"$ref":"components#/components/schemas/PortalOrder","$id":"exact.createPortalOrder_201"};
const schema98 = {"oneOf":[{"$ref":"components#/components/schemas/PortalOrderWithdrawn"},{"$ref":"components#/components/schemas/PortalOrderNotWithdrawn"}]};
const schema99 = {"type":"object","additionalProperties":false,"required":["value","withdrawal_status"],"properties":{"value":{"$ref":"components#/components/schemas/DecimalString"},"withdrawal_status":{"type":"string","const":"success"}}};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate223.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.withdrawal_status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withdrawal_status"},message:"must have required property '"+"withdrawal_status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "value") || (key0 === "withdrawal_status"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.value !== undefined){
if(!(validate213(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.withdrawal_status !== undefined){
let data1 = data.withdrawal_status;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/withdrawal_status",schemaPath:"#/properties/withdrawal_status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("success" !== data1){
const err4 = {instancePath:instancePath+"/withdrawal_status",schemaPath:"#/properties/withdrawal_status/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate223.errors = vErrors;
return errors === 0;
}
validate223.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema100 = {"type":"object","additionalProperties":false,"required":["value","withdrawal_status","withdrawal_error_code","withdrawal_error_message"],"properties":{"value":{"$ref":"components#/components/schemas/DecimalString"},"withdrawal_status":{"type":"string","const":"error"},"withdrawal_error_code":{"type":"string","enum":["NOT_ENOUGH_FUNDS_TO_WITHDRAW","WITHDRAWAL_LIMIT_EXCEEDED","WITHDRAWAL_DISABLED"]},"withdrawal_error_message":{"type":"string","minLength":1}}};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate226.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.withdrawal_status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withdrawal_status"},message:"must have required property '"+"withdrawal_status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.withdrawal_error_code === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withdrawal_error_code"},message:"must have required property '"+"withdrawal_error_code"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.withdrawal_error_message === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withdrawal_error_message"},message:"must have required property '"+"withdrawal_error_message"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "value") || (key0 === "withdrawal_status")) || (key0 === "withdrawal_error_code")) || (key0 === "withdrawal_error_message"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.value !== undefined){
if(!(validate213(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.withdrawal_status !== undefined){
let data1 = data.withdrawal_status;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/withdrawal_status",schemaPath:"#/properties/withdrawal_status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("error" !== data1){
const err6 = {instancePath:instancePath+"/withdrawal_status",schemaPath:"#/properties/withdrawal_status/const",keyword:"const",params:{allowedValue: "error"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.withdrawal_error_code !== undefined){
let data2 = data.withdrawal_error_code;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/withdrawal_error_code",schemaPath:"#/properties/withdrawal_error_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data2 === "NOT_ENOUGH_FUNDS_TO_WITHDRAW") || (data2 === "WITHDRAWAL_LIMIT_EXCEEDED")) || (data2 === "WITHDRAWAL_DISABLED"))){
const err8 = {instancePath:instancePath+"/withdrawal_error_code",schemaPath:"#/properties/withdrawal_error_code/enum",keyword:"enum",params:{allowedValues: schema100.properties.withdrawal_error_code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.withdrawal_error_message !== undefined){
let data3 = data.withdrawal_error_message;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err9 = {instancePath:instancePath+"/withdrawal_error_message",schemaPath:"#/properties/withdrawal_error_message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/withdrawal_error_message",schemaPath:"#/properties/withdrawal_error_message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate226.errors = vErrors;
return errors === 0;
}
validate226.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate223(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate226(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate222.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate222.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.createPortalOrder_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate221.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate222(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
else {
var props0 = validate222.evaluated.props;
}
validate221.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate221.evaluated = {"dynamicProps":true,"dynamicItems":false};

exports.getUser_200 = validate230;
const schema101 = {"$ref":"components#/components/schemas/User","$id":"exact.getUser_200"};
const schema102 = {"type":"object","additionalProperties":false,"required":["id","email","identity_verification_level","wallets","limits"],"properties":{"id":{"$ref":"components#/components/schemas/RecordId"},"email":{"type":"string"},"identity_verification_level":{"$ref":"components#/components/schemas/VerificationLevel"},"wallets":{"type":"object","propertyNames":{"pattern":"^[a-z0-9]{2,10}$"},"additionalProperties":{"$ref":"components#/components/schemas/Wallet"}},"limits":{"type":"object","propertyNames":{"pattern":"^[a-z0-9]{2,10}$"},"additionalProperties":{"$ref":"components#/components/schemas/Limit"}}}};
const schema103 = {"type":"object","additionalProperties":false,"required":["addresses","available_balance"],"properties":{"addresses":{"type":["array","null"],"items":{"type":"string"}},"available_balance":{"$ref":"components#/components/schemas/DecimalString"}}};

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate234.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.addresses === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addresses"},message:"must have required property '"+"addresses"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.available_balance === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "available_balance"},message:"must have required property '"+"available_balance"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "addresses") || (key0 === "available_balance"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.addresses !== undefined){
let data0 = data.addresses;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err3 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: schema103.properties.addresses.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err4 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/properties/addresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
if(data.available_balance !== undefined){
if(!(validate213(data.available_balance, {instancePath:instancePath+"/available_balance",parentData:data,parentDataProperty:"available_balance",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate234.errors = vErrors;
return errors === 0;
}
validate234.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema104 = {"type":"object","additionalProperties":false,"required":["available","capacity"],"properties":{"available":{"$ref":"components#/components/schemas/DecimalString"},"capacity":{"$ref":"components#/components/schemas/DecimalString"}}};

function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate237.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.available === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "available"},message:"must have required property '"+"available"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.capacity === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "capacity"},message:"must have required property '"+"capacity"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "available") || (key0 === "capacity"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.available !== undefined){
if(!(validate213(data.available, {instancePath:instancePath+"/available",parentData:data,parentDataProperty:"available",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.capacity !== undefined){
if(!(validate213(data.capacity, {instancePath:instancePath+"/capacity",parentData:data,parentDataProperty:"capacity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate237.errors = vErrors;
return errors === 0;
}
validate237.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.identity_verification_level === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identity_verification_level"},message:"must have required property '"+"identity_verification_level"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.wallets === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "wallets"},message:"must have required property '"+"wallets"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.limits === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "email")) || (key0 === "identity_verification_level")) || (key0 === "wallets")) || (key0 === "limits"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate121(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.identity_verification_level !== undefined){
if(!(validate100(data.identity_verification_level, {instancePath:instancePath+"/identity_verification_level",parentData:data,parentDataProperty:"identity_verification_level",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
if(data.wallets !== undefined){
let data3 = data.wallets;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
const _errs8 = errors;
if(typeof key1 === "string"){
if(!pattern12.test(key1)){
const err7 = {instancePath:instancePath+"/wallets",schemaPath:"#/properties/wallets/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]{2,10}$"},message:"must match pattern \""+"^[a-z0-9]{2,10}$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
const err8 = {instancePath:instancePath+"/wallets",schemaPath:"#/properties/wallets/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
for(const key2 in data3){
if(!(validate234(data3[key2], {instancePath:instancePath+"/wallets/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/wallets",schemaPath:"#/properties/wallets/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.limits !== undefined){
let data5 = data.limits;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key3 in data5){
const _errs13 = errors;
if(typeof key3 === "string"){
if(!pattern12.test(key3)){
const err10 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]{2,10}$"},message:"must match pattern \""+"^[a-z0-9]{2,10}$"+"\"",propertyName:key3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid3 = _errs13 === errors;
if(!valid3){
const err11 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
for(const key4 in data5){
if(!(validate237(data5[key4], {instancePath:instancePath+"/limits/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.getUser_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate231(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getOrderBook_200 = validate242;
const schema105 = {"oneOf":[{"$ref":"components#/components/schemas/OrderBook"},{"$ref":"components#/components/schemas/OrderBookEntries"}],"$id":"exact.getOrderBook_200"};
const schema106 = {"type":"object","additionalProperties":false,"required":["bid","ask"],"properties":{"bid":{"$ref":"components#/components/schemas/OrderBookEntries"},"ask":{"$ref":"components#/components/schemas/OrderBookEntries"}}};
const schema107 = {"type":"array","maxItems":10,"items":{"$ref":"components#/components/schemas/OrderBookEntry"}};
const schema108 = {"type":"object","additionalProperties":false,"required":["price","amount"],"properties":{"price":{"$ref":"components#/components/schemas/DecimalString"},"amount":{"$ref":"components#/components/schemas/DecimalString"}}};

function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate245.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.price === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.amount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "price") || (key0 === "amount"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.price !== undefined){
if(!(validate213(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validate213(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate245.errors = vErrors;
return errors === 0;
}
validate245.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate244.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 10){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate245(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate244.errors = vErrors;
return errors === 0;
}
validate244.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate243.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bid"},message:"must have required property '"+"bid"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ask === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ask"},message:"must have required property '"+"ask"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "bid") || (key0 === "ask"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.bid !== undefined){
if(!(validate244(data.bid, {instancePath:instancePath+"/bid",parentData:data,parentDataProperty:"bid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
}
if(data.ask !== undefined){
if(!(validate244(data.ask, {instancePath:instancePath+"/ask",parentData:data,parentDataProperty:"ask",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate243.errors = vErrors;
return errors === 0;
}
validate243.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate252.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 10){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate245(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate252.errors = vErrors;
return errors === 0;
}
validate252.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.getOrderBook_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate242.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate243(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate252(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate242.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate242.evaluated = {"dynamicProps":true,"dynamicItems":true};

exports.createOrder_200 = validate255;
const schema110 = {"$ref":"components#/components/schemas/Order","$id":"exact.createOrder_200"};
const schema111 = {"type":"object","additionalProperties":false,"required":["id","type","side","pair","price","amount","remain_amount","open_cost","average_price","value","cost","fee_percent","taker_fee_percent","vat_percent","time_in_force","status","user_id","created_at","updated_at","created_by_ip"],"properties":{"id":{"$ref":"components#/components/schemas/RecordId"},"type":{"$ref":"components#/components/schemas/OrderType"},"side":{"$ref":"components#/components/schemas/OrderSide"},"pair":{"$ref":"components#/components/schemas/PairSymbol"},"price":{"$ref":"components#/components/schemas/DecimalString"},"stop_price":{"$ref":"components#/components/schemas/DecimalString"},"amount":{"$ref":"components#/components/schemas/DecimalString"},"remain_amount":{"$ref":"components#/components/schemas/DecimalString"},"open_cost":{"$ref":"components#/components/schemas/DecimalString"},"average_price":{"$ref":"components#/components/schemas/DecimalString"},"value":{"$ref":"components#/components/schemas/DecimalString"},"cost":{"$ref":"components#/components/schemas/DecimalString"},"fee_percent":{"$ref":"components#/components/schemas/DecimalString"},"taker_fee_percent":{"$ref":"components#/components/schemas/DecimalString"},"vat_percent":{"$ref":"components#/components/schemas/DecimalString"},"time_in_force":{"$ref":"components#/components/schemas/TimeInForce"},"status":{"$ref":"components#/components/schemas/OrderStatus"},"user_id":{"$ref":"components#/components/schemas/RecordId"},"client_order_id":{"$ref":"components#/components/schemas/ClientOrderId"},"created_at":{"$ref":"components#/components/schemas/Timestamp"},"updated_at":{"$ref":"components#/components/schemas/Timestamp"},"created_by_ip":{"type":"string","minLength":1}}};
const schema112 = {"type":"string","enum":["limit","market"]};

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate258.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "limit") || (data === "market"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema112.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate258.errors = vErrors;
return errors === 0;
}
validate258.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema113 = {"type":"string","enum":["buy","sell"]};

function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate260.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "buy") || (data === "sell"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema113.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate260.errors = vErrors;
return errors === 0;
}
validate260.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema114 = {"type":"string","pattern":"^[a-z0-9]{2,10}_[a-z0-9]{2,10}$"};
const pattern30 = new RegExp("^[a-z0-9]{2,10}_[a-z0-9]{2,10}$", "u");

function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate262.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern30.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]{2,10}_[a-z0-9]{2,10}$"},message:"must match pattern \""+"^[a-z0-9]{2,10}_[a-z0-9]{2,10}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate262.errors = vErrors;
return errors === 0;
}
validate262.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema115 = {"type":"string","enum":["created","partial_filled","completed","cancelled","rejected"]};

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate276.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "created") || (data === "partial_filled")) || (data === "completed")) || (data === "cancelled")) || (data === "rejected"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema115.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate276.errors = vErrors;
return errors === 0;
}
validate276.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema116 = {"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{6}Z$"};
const pattern31 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{6}Z$", "u");

function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate280.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern31.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{6}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{6}Z$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate256.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.side === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.pair === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pair"},message:"must have required property '"+"pair"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.price === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.amount === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.remain_amount === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "remain_amount"},message:"must have required property '"+"remain_amount"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.open_cost === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "open_cost"},message:"must have required property '"+"open_cost"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.average_price === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "average_price"},message:"must have required property '"+"average_price"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.value === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.cost === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cost"},message:"must have required property '"+"cost"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.fee_percent === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fee_percent"},message:"must have required property '"+"fee_percent"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.taker_fee_percent === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "taker_fee_percent"},message:"must have required property '"+"taker_fee_percent"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.vat_percent === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vat_percent"},message:"must have required property '"+"vat_percent"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.time_in_force === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "time_in_force"},message:"must have required property '"+"time_in_force"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.status === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.user_id === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.created_at === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.updated_at === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.created_by_ip === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_by_ip"},message:"must have required property '"+"created_by_ip"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key0 in data){
if(!(func3.call(schema111.properties, key0))){
const err20 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate121(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(validate258(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
}
if(data.side !== undefined){
if(!(validate260(data.side, {instancePath:instancePath+"/side",parentData:data,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
}
if(data.pair !== undefined){
if(!(validate262(data.pair, {instancePath:instancePath+"/pair",parentData:data,parentDataProperty:"pair",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
}
if(data.price !== undefined){
if(!(validate213(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.stop_price !== undefined){
if(!(validate213(data.stop_price, {instancePath:instancePath+"/stop_price",parentData:data,parentDataProperty:"stop_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validate213(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.remain_amount !== undefined){
if(!(validate213(data.remain_amount, {instancePath:instancePath+"/remain_amount",parentData:data,parentDataProperty:"remain_amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.open_cost !== undefined){
if(!(validate213(data.open_cost, {instancePath:instancePath+"/open_cost",parentData:data,parentDataProperty:"open_cost",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.average_price !== undefined){
if(!(validate213(data.average_price, {instancePath:instancePath+"/average_price",parentData:data,parentDataProperty:"average_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
if(!(validate213(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined){
if(!(validate213(data.cost, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.fee_percent !== undefined){
if(!(validate213(data.fee_percent, {instancePath:instancePath+"/fee_percent",parentData:data,parentDataProperty:"fee_percent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.taker_fee_percent !== undefined){
if(!(validate213(data.taker_fee_percent, {instancePath:instancePath+"/taker_fee_percent",parentData:data,parentDataProperty:"taker_fee_percent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.vat_percent !== undefined){
if(!(validate213(data.vat_percent, {instancePath:instancePath+"/vat_percent",parentData:data,parentDataProperty:"vat_percent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.time_in_force !== undefined){
if(!(validate72(data.time_in_force, {instancePath:instancePath+"/time_in_force",parentData:data,parentDataProperty:"time_in_force",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate276(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
errors = vErrors.length;
}
}
if(data.user_id !== undefined){
if(!(validate121(data.user_id, {instancePath:instancePath+"/user_id",parentData:data,parentDataProperty:"user_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.client_order_id !== undefined){
if(!(validate77(data.client_order_id, {instancePath:instancePath+"/client_order_id",parentData:data,parentDataProperty:"client_order_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate280(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
if(!(validate280(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.created_by_ip !== undefined){
let data21 = data.created_by_ip;
if(typeof data21 === "string"){
if(func1(data21) < 1){
const err21 = {instancePath:instancePath+"/created_by_ip",schemaPath:"#/properties/created_by_ip/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/created_by_ip",schemaPath:"#/properties/created_by_ip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate256.errors = vErrors;
return errors === 0;
}
validate256.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.createOrder_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate255.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate256(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
validate255.errors = vErrors;
return errors === 0;
}
validate255.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getOrder_200 = validate284;
const schema117 = {"$ref":"components#/components/schemas/OrderSummary","$id":"exact.getOrder_200"};
const schema118 = {"type":"object","additionalProperties":false,"required":["id","type","price","amount","remaining_amount","average_price","side","cost","created_at","status"],"properties":{"id":{"$ref":"components#/components/schemas/RecordId"},"type":{"$ref":"components#/components/schemas/OrderType"},"price":{"$ref":"components#/components/schemas/DecimalString"},"stop_price":{"$ref":"components#/components/schemas/DecimalString"},"amount":{"$ref":"components#/components/schemas/DecimalString"},"remaining_amount":{"$ref":"components#/components/schemas/DecimalString"},"average_price":{"$ref":"components#/components/schemas/DecimalString"},"side":{"$ref":"components#/components/schemas/OrderSide"},"cost":{"$ref":"components#/components/schemas/DecimalString"},"created_at":{"$ref":"components#/components/schemas/Timestamp"},"status":{"$ref":"components#/components/schemas/OrderStatus"}}};

function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate285.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.price === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.amount === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.remaining_amount === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "remaining_amount"},message:"must have required property '"+"remaining_amount"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.average_price === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "average_price"},message:"must have required property '"+"average_price"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.side === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.cost === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cost"},message:"must have required property '"+"cost"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.created_at === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.status === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func3.call(schema118.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate121(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(validate258(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
}
if(data.price !== undefined){
if(!(validate213(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.stop_price !== undefined){
if(!(validate213(data.stop_price, {instancePath:instancePath+"/stop_price",parentData:data,parentDataProperty:"stop_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validate213(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.remaining_amount !== undefined){
if(!(validate213(data.remaining_amount, {instancePath:instancePath+"/remaining_amount",parentData:data,parentDataProperty:"remaining_amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.average_price !== undefined){
if(!(validate213(data.average_price, {instancePath:instancePath+"/average_price",parentData:data,parentDataProperty:"average_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.side !== undefined){
if(!(validate260(data.side, {instancePath:instancePath+"/side",parentData:data,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined){
if(!(validate213(data.cost, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate280(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate276(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate285.errors = vErrors;
return errors === 0;
}
validate285.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.getOrder_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate284.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate285(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
validate284.errors = vErrors;
return errors === 0;
}
validate284.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.cancelOrder_202 = validate298;
const schema119 = {"$ref":"components#/components/schemas/EmptyObject","$id":"exact.cancelOrder_202"};
const schema120 = {"type":"object","additionalProperties":false};

function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate299.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate299.errors = vErrors;
return errors === 0;
}
validate299.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.cancelOrder_202" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate298.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate299(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
validate298.errors = vErrors;
return errors === 0;
}
validate298.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.testOrder_200 = validate301;
const schema121 = {"$ref":"components#/components/schemas/TestedOrder","$id":"exact.testOrder_200"};
const schema122 = {"type":"object","additionalProperties":false,"required":["sequence","order","fills","fee","vat","balances"],"properties":{"sequence":{"$ref":"components#/components/schemas/Sequence"},"order":{"$ref":"components#/components/schemas/Order"},"fills":{"type":"array","items":{"$ref":"components#/components/schemas/TestedFill"}},"fee":{"$ref":"components#/components/schemas/DecimalString"},"vat":{"$ref":"components#/components/schemas/DecimalString"},"balances":{"type":"object","propertyNames":{"pattern":"^[a-z0-9]{2,10}$"},"additionalProperties":{"$ref":"components#/components/schemas/AssetBalance"}}}};
const schema123 = {"type":"integer","minimum":0,"maximum":999999999999999};

function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate303.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data == "number"){
if(data > 999999999999999 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999999},message:"must be <= 999999999999999"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate303.errors = vErrors;
return errors === 0;
}
validate303.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate305.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.side === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.pair === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pair"},message:"must have required property '"+"pair"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.price === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.amount === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.remain_amount === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "remain_amount"},message:"must have required property '"+"remain_amount"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.open_cost === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "open_cost"},message:"must have required property '"+"open_cost"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.average_price === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "average_price"},message:"must have required property '"+"average_price"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.value === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.cost === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cost"},message:"must have required property '"+"cost"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.fee_percent === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fee_percent"},message:"must have required property '"+"fee_percent"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.taker_fee_percent === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "taker_fee_percent"},message:"must have required property '"+"taker_fee_percent"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.vat_percent === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vat_percent"},message:"must have required property '"+"vat_percent"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.time_in_force === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "time_in_force"},message:"must have required property '"+"time_in_force"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.status === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.user_id === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.created_at === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.updated_at === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.created_by_ip === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_by_ip"},message:"must have required property '"+"created_by_ip"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key0 in data){
if(!(func3.call(schema111.properties, key0))){
const err20 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate121(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(validate258(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
}
if(data.side !== undefined){
if(!(validate260(data.side, {instancePath:instancePath+"/side",parentData:data,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
}
if(data.pair !== undefined){
if(!(validate262(data.pair, {instancePath:instancePath+"/pair",parentData:data,parentDataProperty:"pair",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
}
if(data.price !== undefined){
if(!(validate213(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.stop_price !== undefined){
if(!(validate213(data.stop_price, {instancePath:instancePath+"/stop_price",parentData:data,parentDataProperty:"stop_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validate213(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.remain_amount !== undefined){
if(!(validate213(data.remain_amount, {instancePath:instancePath+"/remain_amount",parentData:data,parentDataProperty:"remain_amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.open_cost !== undefined){
if(!(validate213(data.open_cost, {instancePath:instancePath+"/open_cost",parentData:data,parentDataProperty:"open_cost",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.average_price !== undefined){
if(!(validate213(data.average_price, {instancePath:instancePath+"/average_price",parentData:data,parentDataProperty:"average_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
if(!(validate213(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined){
if(!(validate213(data.cost, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.fee_percent !== undefined){
if(!(validate213(data.fee_percent, {instancePath:instancePath+"/fee_percent",parentData:data,parentDataProperty:"fee_percent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.taker_fee_percent !== undefined){
if(!(validate213(data.taker_fee_percent, {instancePath:instancePath+"/taker_fee_percent",parentData:data,parentDataProperty:"taker_fee_percent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.vat_percent !== undefined){
if(!(validate213(data.vat_percent, {instancePath:instancePath+"/vat_percent",parentData:data,parentDataProperty:"vat_percent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.time_in_force !== undefined){
if(!(validate72(data.time_in_force, {instancePath:instancePath+"/time_in_force",parentData:data,parentDataProperty:"time_in_force",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate276(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
errors = vErrors.length;
}
}
if(data.user_id !== undefined){
if(!(validate121(data.user_id, {instancePath:instancePath+"/user_id",parentData:data,parentDataProperty:"user_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.client_order_id !== undefined){
if(!(validate77(data.client_order_id, {instancePath:instancePath+"/client_order_id",parentData:data,parentDataProperty:"client_order_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate280(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
if(!(validate280(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.created_by_ip !== undefined){
let data21 = data.created_by_ip;
if(typeof data21 === "string"){
if(func1(data21) < 1){
const err21 = {instancePath:instancePath+"/created_by_ip",schemaPath:"#/properties/created_by_ip/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/created_by_ip",schemaPath:"#/properties/created_by_ip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate305.errors = vErrors;
return errors === 0;
}
validate305.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema125 = {"type":"object","additionalProperties":false,"required":["price","amount","cost","fee","vat"],"properties":{"price":{"$ref":"components#/components/schemas/DecimalString"},"amount":{"$ref":"components#/components/schemas/DecimalString"},"cost":{"$ref":"components#/components/schemas/DecimalString"},"fee":{"$ref":"components#/components/schemas/DecimalString"},"vat":{"$ref":"components#/components/schemas/DecimalString"}}};

function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate328.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.price === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.amount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.cost === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cost"},message:"must have required property '"+"cost"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.fee === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fee"},message:"must have required property '"+"fee"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.vat === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vat"},message:"must have required property '"+"vat"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "price") || (key0 === "amount")) || (key0 === "cost")) || (key0 === "fee")) || (key0 === "vat"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.price !== undefined){
if(!(validate213(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validate213(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined){
if(!(validate213(data.cost, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.fee !== undefined){
if(!(validate213(data.fee, {instancePath:instancePath+"/fee",parentData:data,parentDataProperty:"fee",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.vat !== undefined){
if(!(validate213(data.vat, {instancePath:instancePath+"/vat",parentData:data,parentDataProperty:"vat",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate328.errors = vErrors;
return errors === 0;
}
validate328.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema126 = {"type":"object","additionalProperties":false,"required":["available","held"],"properties":{"available":{"$ref":"components#/components/schemas/DecimalString"},"held":{"$ref":"components#/components/schemas/DecimalString"}}};

function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate337.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.available === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "available"},message:"must have required property '"+"available"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.held === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "held"},message:"must have required property '"+"held"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "available") || (key0 === "held"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.available !== undefined){
if(!(validate213(data.available, {instancePath:instancePath+"/available",parentData:data,parentDataProperty:"available",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.held !== undefined){
if(!(validate213(data.held, {instancePath:instancePath+"/held",parentData:data,parentDataProperty:"held",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate337.errors = vErrors;
return errors === 0;
}
validate337.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate302.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sequence === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.order === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "order"},message:"must have required property '"+"order"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.fills === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fills"},message:"must have required property '"+"fills"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.fee === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fee"},message:"must have required property '"+"fee"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.vat === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vat"},message:"must have required property '"+"vat"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.balances === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "balances"},message:"must have required property '"+"balances"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "sequence") || (key0 === "order")) || (key0 === "fills")) || (key0 === "fee")) || (key0 === "vat")) || (key0 === "balances"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sequence !== undefined){
if(!(validate303(data.sequence, {instancePath:instancePath+"/sequence",parentData:data,parentDataProperty:"sequence",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate303.errors : vErrors.concat(validate303.errors);
errors = vErrors.length;
}
}
if(data.order !== undefined){
if(!(validate305(data.order, {instancePath:instancePath+"/order",parentData:data,parentDataProperty:"order",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
errors = vErrors.length;
}
}
if(data.fills !== undefined){
let data2 = data.fills;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate328(data2[i0], {instancePath:instancePath+"/fills/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/fills",schemaPath:"#/properties/fills/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.fee !== undefined){
if(!(validate213(data.fee, {instancePath:instancePath+"/fee",parentData:data,parentDataProperty:"fee",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.vat !== undefined){
if(!(validate213(data.vat, {instancePath:instancePath+"/vat",parentData:data,parentDataProperty:"vat",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.balances !== undefined){
let data6 = data.balances;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
const _errs11 = errors;
if(typeof key1 === "string"){
if(!pattern12.test(key1)){
const err8 = {instancePath:instancePath+"/balances",schemaPath:"#/properties/balances/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]{2,10}$"},message:"must match pattern \""+"^[a-z0-9]{2,10}$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid3 = _errs11 === errors;
if(!valid3){
const err9 = {instancePath:instancePath+"/balances",schemaPath:"#/properties/balances/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
for(const key2 in data6){
if(!(validate337(data6[key2], {instancePath:instancePath+"/balances/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data6,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/balances",schemaPath:"#/properties/balances/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate302.errors = vErrors;
return errors === 0;
}
validate302.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.testOrder_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate301.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate302(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
validate301.errors = vErrors;
return errors === 0;
}
validate301.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.listOrders_200 = validate342;
const schema127 = {"type":"array","items":{"$ref":"components#/components/schemas/OrderSummary"},"$id":"exact.listOrders_200"};

function validate343(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate343.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.price === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.amount === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.remaining_amount === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "remaining_amount"},message:"must have required property '"+"remaining_amount"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.average_price === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "average_price"},message:"must have required property '"+"average_price"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.side === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.cost === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cost"},message:"must have required property '"+"cost"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.created_at === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.status === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func3.call(schema118.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate121(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(validate258(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
}
if(data.price !== undefined){
if(!(validate213(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.stop_price !== undefined){
if(!(validate213(data.stop_price, {instancePath:instancePath+"/stop_price",parentData:data,parentDataProperty:"stop_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validate213(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.remaining_amount !== undefined){
if(!(validate213(data.remaining_amount, {instancePath:instancePath+"/remaining_amount",parentData:data,parentDataProperty:"remaining_amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.average_price !== undefined){
if(!(validate213(data.average_price, {instancePath:instancePath+"/average_price",parentData:data,parentDataProperty:"average_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.side !== undefined){
if(!(validate260(data.side, {instancePath:instancePath+"/side",parentData:data,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined){
if(!(validate213(data.cost, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate280(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate276(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate343.errors = vErrors;
return errors === 0;
}
validate343.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.listOrders_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate342.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate343(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate342.errors = vErrors;
return errors === 0;
}
validate342.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.cancelAllOrders_200 = validate356;
const schema129 = {"type":"array","items":{"$ref":"components#/components/schemas/OrderCancellation"},"$id":"exact.cancelAllOrders_200"};
const schema130 = {"type":"object","additionalProperties":false,"required":["code","message"],"properties":{"code":{"type":"string","enum":["SUCCESS","ORDER_NOT_CANCELLABLE","SERVICE_UNAVAILABLE"]},"message":{"type":"string","minLength":1}}};

function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate357.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "code") || (key0 === "message"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data0 === "SUCCESS") || (data0 === "ORDER_NOT_CANCELLABLE")) || (data0 === "SERVICE_UNAVAILABLE"))){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema130.properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate357.errors = vErrors;
return errors === 0;
}
validate357.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.cancelAllOrders_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate356.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate357(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate356.errors = vErrors;
return errors === 0;
}
validate356.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.getTradeHistory_200 = validate359;
const schema131 = {"$ref":"components#/components/schemas/TradeHistory","$id":"exact.getTradeHistory_200"};
const schema132 = {"type":"object","additionalProperties":false,"required":["count","items"],"properties":{"count":{"type":"integer","minimum":0},"items":{"type":"array","items":{"$ref":"components#/components/schemas/OwnTrade"}}}};
const schema133 = {"type":"object","additionalProperties":false,"required":["id","pair","order_id","side","price","amount","cost","fee","vat","is_maker","created_at"],"properties":{"id":{"$ref":"components#/components/schemas/RecordId"},"pair":{"$ref":"components#/components/schemas/PairSymbol"},"order_id":{"$ref":"components#/components/schemas/RecordId"},"side":{"$ref":"components#/components/schemas/OrderSide"},"price":{"$ref":"components#/components/schemas/DecimalString"},"amount":{"$ref":"components#/components/schemas/DecimalString"},"cost":{"$ref":"components#/components/schemas/DecimalString"},"fee":{"$ref":"components#/components/schemas/DecimalString"},"vat":{"$ref":"components#/components/schemas/DecimalString"},"is_maker":{"type":"boolean"},"created_at":{"$ref":"components#/components/schemas/Timestamp"}}};

function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate361.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pair === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pair"},message:"must have required property '"+"pair"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.order_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "order_id"},message:"must have required property '"+"order_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.side === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "side"},message:"must have required property '"+"side"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.price === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.amount === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.cost === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cost"},message:"must have required property '"+"cost"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.fee === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fee"},message:"must have required property '"+"fee"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.vat === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vat"},message:"must have required property '"+"vat"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.is_maker === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "is_maker"},message:"must have required property '"+"is_maker"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.created_at === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func3.call(schema133.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate121(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.pair !== undefined){
if(!(validate262(data.pair, {instancePath:instancePath+"/pair",parentData:data,parentDataProperty:"pair",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
}
if(data.order_id !== undefined){
if(!(validate121(data.order_id, {instancePath:instancePath+"/order_id",parentData:data,parentDataProperty:"order_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.side !== undefined){
if(!(validate260(data.side, {instancePath:instancePath+"/side",parentData:data,parentDataProperty:"side",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
}
if(data.price !== undefined){
if(!(validate213(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validate213(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined){
if(!(validate213(data.cost, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.fee !== undefined){
if(!(validate213(data.fee, {instancePath:instancePath+"/fee",parentData:data,parentDataProperty:"fee",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.vat !== undefined){
if(!(validate213(data.vat, {instancePath:instancePath+"/vat",parentData:data,parentDataProperty:"vat",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.is_maker !== undefined){
if(typeof data.is_maker !== "boolean"){
const err12 = {instancePath:instancePath+"/is_maker",schemaPath:"#/properties/is_maker/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate280(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate361.errors = vErrors;
return errors === 0;
}
validate361.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate360(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate360.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.count === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "count") || (key0 === "items"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.count !== undefined){
let data0 = data.count;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate361(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate360.errors = vErrors;
return errors === 0;
}
validate360.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate359(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.getTradeHistory_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate359.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate360(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
validate359.errors = vErrors;
return errors === 0;
}
validate359.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getFees_200 = validate374;
const schema134 = {"$ref":"components#/components/schemas/Fees","$id":"exact.getFees_200"};
const schema135 = {"type":"object","additionalProperties":false,"required":["pair","maker_fee","taker_fee","vat"],"properties":{"pair":{"$ref":"components#/components/schemas/PairSymbol"},"maker_fee":{"$ref":"components#/components/schemas/DecimalString"},"taker_fee":{"$ref":"components#/components/schemas/DecimalString"},"vat":{"$ref":"components#/components/schemas/DecimalString"}}};

function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate375.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pair === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pair"},message:"must have required property '"+"pair"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.maker_fee === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maker_fee"},message:"must have required property '"+"maker_fee"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.taker_fee === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "taker_fee"},message:"must have required property '"+"taker_fee"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.vat === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vat"},message:"must have required property '"+"vat"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "pair") || (key0 === "maker_fee")) || (key0 === "taker_fee")) || (key0 === "vat"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pair !== undefined){
if(!(validate262(data.pair, {instancePath:instancePath+"/pair",parentData:data,parentDataProperty:"pair",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
}
if(data.maker_fee !== undefined){
if(!(validate213(data.maker_fee, {instancePath:instancePath+"/maker_fee",parentData:data,parentDataProperty:"maker_fee",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.taker_fee !== undefined){
if(!(validate213(data.taker_fee, {instancePath:instancePath+"/taker_fee",parentData:data,parentDataProperty:"taker_fee",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.vat !== undefined){
if(!(validate213(data.vat, {instancePath:instancePath+"/vat",parentData:data,parentDataProperty:"vat",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate375.errors = vErrors;
return errors === 0;
}
validate375.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.getFees_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate374.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate375(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
errors = vErrors.length;
}
validate374.errors = vErrors;
return errors === 0;
}
validate374.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getTradingFees_200 = validate381;
const schema136 = {"$ref":"components#/components/schemas/TradingFees","$id":"exact.getTradingFees_200"};
const schema137 = {"type":"object","additionalProperties":false,"required":["exchange"],"properties":{"exchange":{"$ref":"components#/components/schemas/StandardFees"}}};
const schema138 = {"type":"object","additionalProperties":false,"required":["maker_fee","taker_fee"],"properties":{"maker_fee":{"$ref":"components#/components/schemas/DecimalString"},"taker_fee":{"$ref":"components#/components/schemas/DecimalString"}}};

function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate383.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.maker_fee === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maker_fee"},message:"must have required property '"+"maker_fee"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.taker_fee === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "taker_fee"},message:"must have required property '"+"taker_fee"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "maker_fee") || (key0 === "taker_fee"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.maker_fee !== undefined){
if(!(validate213(data.maker_fee, {instancePath:instancePath+"/maker_fee",parentData:data,parentDataProperty:"maker_fee",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.taker_fee !== undefined){
if(!(validate213(data.taker_fee, {instancePath:instancePath+"/taker_fee",parentData:data,parentDataProperty:"taker_fee",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate383.errors = vErrors;
return errors === 0;
}
validate383.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate382(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate382.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.exchange === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exchange"},message:"must have required property '"+"exchange"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "exchange")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.exchange !== undefined){
if(!(validate383(data.exchange, {instancePath:instancePath+"/exchange",parentData:data,parentDataProperty:"exchange",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate382.errors = vErrors;
return errors === 0;
}
validate382.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate381(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.getTradingFees_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate381.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate382(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors);
errors = vErrors.length;
}
validate381.errors = vErrors;
return errors === 0;
}
validate381.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getOrderBookTickers_200 = validate388;
const schema139 = {"$ref":"components#/components/schemas/OrderBookTickers","$id":"exact.getOrderBookTickers_200"};
const schema140 = {"type":"object","propertyNames":{"pattern":"^[A-Z0-9]{2,10}_[A-Z0-9]{2,10}$"},"additionalProperties":{"$ref":"components#/components/schemas/OrderBookTicker"}};
const pattern33 = new RegExp("^[A-Z0-9]{2,10}_[A-Z0-9]{2,10}$", "u");
const schema141 = {"type":"object","additionalProperties":false,"required":["bid","ask"],"properties":{"bid":{"$ref":"components#/components/schemas/OrderBookEntry"},"ask":{"$ref":"components#/components/schemas/OrderBookEntry"}}};

function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate390.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bid"},message:"must have required property '"+"bid"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ask === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ask"},message:"must have required property '"+"ask"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "bid") || (key0 === "ask"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.bid !== undefined){
if(!(validate245(data.bid, {instancePath:instancePath+"/bid",parentData:data,parentDataProperty:"bid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
errors = vErrors.length;
}
}
if(data.ask !== undefined){
if(!(validate245(data.ask, {instancePath:instancePath+"/ask",parentData:data,parentDataProperty:"ask",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate390.errors = vErrors;
return errors === 0;
}
validate390.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate389(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate389.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern33.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{2,10}_[A-Z0-9]{2,10}$"},message:"must match pattern \""+"^[A-Z0-9]{2,10}_[A-Z0-9]{2,10}$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
if(!(validate390(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate389.errors = vErrors;
return errors === 0;
}
validate389.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate388(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.getOrderBookTickers_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate388.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate389(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
errors = vErrors.length;
}
validate388.errors = vErrors;
return errors === 0;
}
validate388.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getMarketcap_200 = validate395;
const schema142 = {"$ref":"components#/components/schemas/Marketcap","$id":"exact.getMarketcap_200"};
const schema143 = {"type":"object","propertyNames":{"pattern":"^[A-Z0-9]{2,10}_[A-Z0-9]{2,10}$"},"additionalProperties":{"$ref":"components#/components/schemas/MarketcapEntry"}};
const schema144 = {"type":"object","additionalProperties":false,"required":["avg24hr","baseVolume","high24hr","highestBid","last","low24hr","lowestAsk","percentChange","quoteVolume"],"properties":{"avg24hr":{"$ref":"components#/components/schemas/DecimalString"},"baseVolume":{"$ref":"components#/components/schemas/DecimalString"},"high24hr":{"$ref":"components#/components/schemas/DecimalString"},"highestBid":{"$ref":"components#/components/schemas/DecimalString"},"last":{"$ref":"components#/components/schemas/DecimalString"},"low24hr":{"$ref":"components#/components/schemas/DecimalString"},"lowestAsk":{"$ref":"components#/components/schemas/DecimalString"},"percentChange":{"$ref":"components#/components/schemas/SignedDecimalString"},"quoteVolume":{"$ref":"components#/components/schemas/DecimalString"}}};
const schema145 = {"type":"string","pattern":"^(0|-?[1-9][0-9]{0,35}(\\.[0-9]{0,17}[1-9])?|-?0\\.[0-9]{0,17}[1-9])$"};
const pattern35 = new RegExp("^(0|-?[1-9][0-9]{0,35}(\\.[0-9]{0,17}[1-9])?|-?0\\.[0-9]{0,17}[1-9])$", "u");

function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate405.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern35.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(0|-?[1-9][0-9]{0,35}(\\.[0-9]{0,17}[1-9])?|-?0\\.[0-9]{0,17}[1-9])$"},message:"must match pattern \""+"^(0|-?[1-9][0-9]{0,35}(\\.[0-9]{0,17}[1-9])?|-?0\\.[0-9]{0,17}[1-9])$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate405.errors = vErrors;
return errors === 0;
}
validate405.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate397(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate397.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.avg24hr === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "avg24hr"},message:"must have required property '"+"avg24hr"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.baseVolume === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseVolume"},message:"must have required property '"+"baseVolume"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.high24hr === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "high24hr"},message:"must have required property '"+"high24hr"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.highestBid === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "highestBid"},message:"must have required property '"+"highestBid"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.last === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last"},message:"must have required property '"+"last"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.low24hr === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "low24hr"},message:"must have required property '"+"low24hr"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.lowestAsk === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lowestAsk"},message:"must have required property '"+"lowestAsk"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.percentChange === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "percentChange"},message:"must have required property '"+"percentChange"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.quoteVolume === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quoteVolume"},message:"must have required property '"+"quoteVolume"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func3.call(schema144.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.avg24hr !== undefined){
if(!(validate213(data.avg24hr, {instancePath:instancePath+"/avg24hr",parentData:data,parentDataProperty:"avg24hr",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.baseVolume !== undefined){
if(!(validate213(data.baseVolume, {instancePath:instancePath+"/baseVolume",parentData:data,parentDataProperty:"baseVolume",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.high24hr !== undefined){
if(!(validate213(data.high24hr, {instancePath:instancePath+"/high24hr",parentData:data,parentDataProperty:"high24hr",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.highestBid !== undefined){
if(!(validate213(data.highestBid, {instancePath:instancePath+"/highestBid",parentData:data,parentDataProperty:"highestBid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.last !== undefined){
if(!(validate213(data.last, {instancePath:instancePath+"/last",parentData:data,parentDataProperty:"last",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.low24hr !== undefined){
if(!(validate213(data.low24hr, {instancePath:instancePath+"/low24hr",parentData:data,parentDataProperty:"low24hr",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.lowestAsk !== undefined){
if(!(validate213(data.lowestAsk, {instancePath:instancePath+"/lowestAsk",parentData:data,parentDataProperty:"lowestAsk",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.percentChange !== undefined){
if(!(validate405(data.percentChange, {instancePath:instancePath+"/percentChange",parentData:data,parentDataProperty:"percentChange",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate405.errors : vErrors.concat(validate405.errors);
errors = vErrors.length;
}
}
if(data.quoteVolume !== undefined){
if(!(validate213(data.quoteVolume, {instancePath:instancePath+"/quoteVolume",parentData:data,parentDataProperty:"quoteVolume",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate397.errors = vErrors;
return errors === 0;
}
validate397.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate396(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate396.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern33.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{2,10}_[A-Z0-9]{2,10}$"},message:"must match pattern \""+"^[A-Z0-9]{2,10}_[A-Z0-9]{2,10}$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
if(!(validate397(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate396.errors = vErrors;
return errors === 0;
}
validate396.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate395(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.getMarketcap_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate395.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate396(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors);
errors = vErrors.length;
}
validate395.errors = vErrors;
return errors === 0;
}
validate395.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getConfigs_200 = validate410;
const schema146 = {"$ref":"components#/components/schemas/Configs","$id":"exact.getConfigs_200"};
const schema147 = {"type":"object","additionalProperties":false,"required":["kyc","kyc_forms","trading"],"properties":{"kyc":{"$ref":"components#/components/schemas/KycConfig"},"kyc_forms":{"$ref":"components#/components/schemas/EmptyList"},"trading":{"$ref":"components#/components/schemas/TradingConfig"}}};
const schema148 = {"type":"object","additionalProperties":false,"required":["levels"],"properties":{"levels":{"type":"array","items":{"$ref":"components#/components/schemas/VerificationLevel"}}}};

function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate412.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.levels === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "levels"},message:"must have required property '"+"levels"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "levels")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.levels !== undefined){
let data0 = data.levels;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate100(data0[i0], {instancePath:instancePath+"/levels/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate412.errors = vErrors;
return errors === 0;
}
validate412.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema149 = {"type":"array","maxItems":0,"items":{"$ref":"components#/components/schemas/EmptyObject"}};

function validate416(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate416.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate416.errors = vErrors;
return errors === 0;
}
validate416.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate415(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate415.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 0){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate416(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate416.errors : vErrors.concat(validate416.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate415.errors = vErrors;
return errors === 0;
}
validate415.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema151 = {"type":"object","additionalProperties":false,"required":["symbols"],"properties":{"symbols":{"type":"array","items":{"$ref":"components#/components/schemas/SymbolConfig"}}}};
const schema152 = {"type":"object","additionalProperties":false,"required":["symbol","baseAsset","quoteAsset","minTradeAmount","amountPrecision","pricePrecision","minPrice","maxPrice","createOrderEnabled","cancelOrderEnabled"],"properties":{"symbol":{"$ref":"components#/components/schemas/PairSymbol"},"baseAsset":{"$ref":"components#/components/schemas/AssetSymbol"},"quoteAsset":{"$ref":"components#/components/schemas/AssetSymbol"},"minTradeAmount":{"$ref":"components#/components/schemas/DecimalString"},"amountPrecision":{"$ref":"components#/components/schemas/Precision"},"pricePrecision":{"$ref":"components#/components/schemas/Precision"},"minPrice":{"$ref":"components#/components/schemas/DecimalString"},"maxPrice":{"$ref":"components#/components/schemas/DecimalString"},"createOrderEnabled":{"type":"boolean"},"cancelOrderEnabled":{"type":"boolean"}}};

function validate420(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate420.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.symbol === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.baseAsset === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseAsset"},message:"must have required property '"+"baseAsset"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.quoteAsset === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quoteAsset"},message:"must have required property '"+"quoteAsset"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.minTradeAmount === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minTradeAmount"},message:"must have required property '"+"minTradeAmount"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.amountPrecision === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amountPrecision"},message:"must have required property '"+"amountPrecision"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.pricePrecision === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pricePrecision"},message:"must have required property '"+"pricePrecision"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.minPrice === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minPrice"},message:"must have required property '"+"minPrice"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.maxPrice === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maxPrice"},message:"must have required property '"+"maxPrice"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.createOrderEnabled === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createOrderEnabled"},message:"must have required property '"+"createOrderEnabled"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.cancelOrderEnabled === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cancelOrderEnabled"},message:"must have required property '"+"cancelOrderEnabled"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func3.call(schema152.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.symbol !== undefined){
if(!(validate262(data.symbol, {instancePath:instancePath+"/symbol",parentData:data,parentDataProperty:"symbol",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
}
if(data.baseAsset !== undefined){
if(!(validate186(data.baseAsset, {instancePath:instancePath+"/baseAsset",parentData:data,parentDataProperty:"baseAsset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.quoteAsset !== undefined){
if(!(validate186(data.quoteAsset, {instancePath:instancePath+"/quoteAsset",parentData:data,parentDataProperty:"quoteAsset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.minTradeAmount !== undefined){
if(!(validate213(data.minTradeAmount, {instancePath:instancePath+"/minTradeAmount",parentData:data,parentDataProperty:"minTradeAmount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.amountPrecision !== undefined){
if(!(validate149(data.amountPrecision, {instancePath:instancePath+"/amountPrecision",parentData:data,parentDataProperty:"amountPrecision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data.pricePrecision !== undefined){
if(!(validate149(data.pricePrecision, {instancePath:instancePath+"/pricePrecision",parentData:data,parentDataProperty:"pricePrecision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data.minPrice !== undefined){
if(!(validate213(data.minPrice, {instancePath:instancePath+"/minPrice",parentData:data,parentDataProperty:"minPrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.maxPrice !== undefined){
if(!(validate213(data.maxPrice, {instancePath:instancePath+"/maxPrice",parentData:data,parentDataProperty:"maxPrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.createOrderEnabled !== undefined){
if(typeof data.createOrderEnabled !== "boolean"){
const err11 = {instancePath:instancePath+"/createOrderEnabled",schemaPath:"#/properties/createOrderEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.cancelOrderEnabled !== undefined){
if(typeof data.cancelOrderEnabled !== "boolean"){
const err12 = {instancePath:instancePath+"/cancelOrderEnabled",schemaPath:"#/properties/cancelOrderEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate420.errors = vErrors;
return errors === 0;
}
validate420.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate419(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate419.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.symbols === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "symbols"},message:"must have required property '"+"symbols"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "symbols")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.symbols !== undefined){
let data0 = data.symbols;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate420(data0[i0], {instancePath:instancePath+"/symbols/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate420.errors : vErrors.concat(validate420.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/symbols",schemaPath:"#/properties/symbols/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate419.errors = vErrors;
return errors === 0;
}
validate419.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate411.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kyc === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kyc"},message:"must have required property '"+"kyc"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kyc_forms === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kyc_forms"},message:"must have required property '"+"kyc_forms"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.trading === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trading"},message:"must have required property '"+"trading"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "kyc") || (key0 === "kyc_forms")) || (key0 === "trading"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kyc !== undefined){
if(!(validate412(data.kyc, {instancePath:instancePath+"/kyc",parentData:data,parentDataProperty:"kyc",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
}
if(data.kyc_forms !== undefined){
if(!(validate415(data.kyc_forms, {instancePath:instancePath+"/kyc_forms",parentData:data,parentDataProperty:"kyc_forms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors);
errors = vErrors.length;
}
}
if(data.trading !== undefined){
if(!(validate419(data.trading, {instancePath:instancePath+"/trading",parentData:data,parentDataProperty:"trading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate419.errors : vErrors.concat(validate419.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate411.errors = vErrors;
return errors === 0;
}
validate411.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate410(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.getConfigs_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate410.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate411(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate411.errors : vErrors.concat(validate411.errors);
errors = vErrors.length;
}
validate410.errors = vErrors;
return errors === 0;
}
validate410.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getExchangeInfo_200 = validate432;
const schema153 = {"$ref":"components#/components/schemas/ExchangeInfo","$id":"exact.getExchangeInfo_200"};
const schema154 = {"type":"object","additionalProperties":false,"required":["timezone","serverTime","rateLimits","exchangeFilters","symbols"],"properties":{"timezone":{"type":"string","const":"UTC"},"serverTime":{"$ref":"components#/components/schemas/EpochMs"},"rateLimits":{"$ref":"components#/components/schemas/EmptyList"},"exchangeFilters":{"$ref":"components#/components/schemas/EmptyList"},"symbols":{"type":"array","items":{"$ref":"components#/components/schemas/SymbolInfo"}}}};
const schema155 = {"type":"integer","minimum":0,"maximum":9007199254740991};

function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate434.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate434.errors = vErrors;
return errors === 0;
}
validate434.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema156 = {"type":"object","additionalProperties":false,"required":["symbol","status","baseAsset","baseAssetPrecision","quoteAsset","quotePrecision","baseCommissionPrecision","quoteCommissionPrecision","orderTypes","icebergAllowed","ocoAllowed","quoteOrderQtyMarketAllowed","isSpotTradingAllowed","isMarginTradingAllowed","filters"],"properties":{"symbol":{"$ref":"components#/components/schemas/PairSymbol"},"status":{"$ref":"components#/components/schemas/SymbolStatus"},"baseAsset":{"$ref":"components#/components/schemas/AssetSymbol"},"baseAssetPrecision":{"$ref":"components#/components/schemas/Precision"},"quoteAsset":{"$ref":"components#/components/schemas/AssetSymbol"},"quotePrecision":{"$ref":"components#/components/schemas/Precision"},"baseCommissionPrecision":{"$ref":"components#/components/schemas/Precision"},"quoteCommissionPrecision":{"$ref":"components#/components/schemas/Precision"},"orderTypes":{"type":"array","minItems":1,"items":{"type":"string","enum":["LIMIT","LIMIT_MAKER","MARKET","STOP_LOSS","STOP_LOSS_LIMIT"]}},"icebergAllowed":{"type":"boolean"},"ocoAllowed":{"type":"boolean"},"quoteOrderQtyMarketAllowed":{"type":"boolean"},"isSpotTradingAllowed":{"type":"boolean"},"isMarginTradingAllowed":{"type":"boolean"},"filters":{"$ref":"components#/components/schemas/EmptyList"}}};

function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate438.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.symbol === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.baseAsset === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseAsset"},message:"must have required property '"+"baseAsset"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.baseAssetPrecision === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseAssetPrecision"},message:"must have required property '"+"baseAssetPrecision"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.quoteAsset === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quoteAsset"},message:"must have required property '"+"quoteAsset"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.quotePrecision === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quotePrecision"},message:"must have required property '"+"quotePrecision"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.baseCommissionPrecision === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseCommissionPrecision"},message:"must have required property '"+"baseCommissionPrecision"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.quoteCommissionPrecision === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quoteCommissionPrecision"},message:"must have required property '"+"quoteCommissionPrecision"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.orderTypes === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderTypes"},message:"must have required property '"+"orderTypes"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.icebergAllowed === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "icebergAllowed"},message:"must have required property '"+"icebergAllowed"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.ocoAllowed === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ocoAllowed"},message:"must have required property '"+"ocoAllowed"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.quoteOrderQtyMarketAllowed === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quoteOrderQtyMarketAllowed"},message:"must have required property '"+"quoteOrderQtyMarketAllowed"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.isSpotTradingAllowed === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isSpotTradingAllowed"},message:"must have required property '"+"isSpotTradingAllowed"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.isMarginTradingAllowed === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isMarginTradingAllowed"},message:"must have required property '"+"isMarginTradingAllowed"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.filters === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filters"},message:"must have required property '"+"filters"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key0 in data){
if(!(func3.call(schema156.properties, key0))){
const err15 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.symbol !== undefined){
if(!(validate262(data.symbol, {instancePath:instancePath+"/symbol",parentData:data,parentDataProperty:"symbol",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate157(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
if(data.baseAsset !== undefined){
if(!(validate186(data.baseAsset, {instancePath:instancePath+"/baseAsset",parentData:data,parentDataProperty:"baseAsset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.baseAssetPrecision !== undefined){
if(!(validate149(data.baseAssetPrecision, {instancePath:instancePath+"/baseAssetPrecision",parentData:data,parentDataProperty:"baseAssetPrecision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data.quoteAsset !== undefined){
if(!(validate186(data.quoteAsset, {instancePath:instancePath+"/quoteAsset",parentData:data,parentDataProperty:"quoteAsset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.quotePrecision !== undefined){
if(!(validate149(data.quotePrecision, {instancePath:instancePath+"/quotePrecision",parentData:data,parentDataProperty:"quotePrecision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data.baseCommissionPrecision !== undefined){
if(!(validate149(data.baseCommissionPrecision, {instancePath:instancePath+"/baseCommissionPrecision",parentData:data,parentDataProperty:"baseCommissionPrecision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data.quoteCommissionPrecision !== undefined){
if(!(validate149(data.quoteCommissionPrecision, {instancePath:instancePath+"/quoteCommissionPrecision",parentData:data,parentDataProperty:"quoteCommissionPrecision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data.orderTypes !== undefined){
let data8 = data.orderTypes;
if(Array.isArray(data8)){
if(data8.length < 1){
const err16 = {instancePath:instancePath+"/orderTypes",schemaPath:"#/properties/orderTypes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 !== "string"){
const err17 = {instancePath:instancePath+"/orderTypes/" + i0,schemaPath:"#/properties/orderTypes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((((data9 === "LIMIT") || (data9 === "LIMIT_MAKER")) || (data9 === "MARKET")) || (data9 === "STOP_LOSS")) || (data9 === "STOP_LOSS_LIMIT"))){
const err18 = {instancePath:instancePath+"/orderTypes/" + i0,schemaPath:"#/properties/orderTypes/items/enum",keyword:"enum",params:{allowedValues: schema156.properties.orderTypes.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/orderTypes",schemaPath:"#/properties/orderTypes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.icebergAllowed !== undefined){
if(typeof data.icebergAllowed !== "boolean"){
const err20 = {instancePath:instancePath+"/icebergAllowed",schemaPath:"#/properties/icebergAllowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.ocoAllowed !== undefined){
if(typeof data.ocoAllowed !== "boolean"){
const err21 = {instancePath:instancePath+"/ocoAllowed",schemaPath:"#/properties/ocoAllowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.quoteOrderQtyMarketAllowed !== undefined){
if(typeof data.quoteOrderQtyMarketAllowed !== "boolean"){
const err22 = {instancePath:instancePath+"/quoteOrderQtyMarketAllowed",schemaPath:"#/properties/quoteOrderQtyMarketAllowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.isSpotTradingAllowed !== undefined){
if(typeof data.isSpotTradingAllowed !== "boolean"){
const err23 = {instancePath:instancePath+"/isSpotTradingAllowed",schemaPath:"#/properties/isSpotTradingAllowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.isMarginTradingAllowed !== undefined){
if(typeof data.isMarginTradingAllowed !== "boolean"){
const err24 = {instancePath:instancePath+"/isMarginTradingAllowed",schemaPath:"#/properties/isMarginTradingAllowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.filters !== undefined){
if(!(validate415(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate438.errors = vErrors;
return errors === 0;
}
validate438.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate433(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate433.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timezone === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timezone"},message:"must have required property '"+"timezone"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.serverTime === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "serverTime"},message:"must have required property '"+"serverTime"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.rateLimits === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rateLimits"},message:"must have required property '"+"rateLimits"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.exchangeFilters === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exchangeFilters"},message:"must have required property '"+"exchangeFilters"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.symbols === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "symbols"},message:"must have required property '"+"symbols"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "timezone") || (key0 === "serverTime")) || (key0 === "rateLimits")) || (key0 === "exchangeFilters")) || (key0 === "symbols"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.timezone !== undefined){
let data0 = data.timezone;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("UTC" !== data0){
const err7 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/const",keyword:"const",params:{allowedValue: "UTC"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.serverTime !== undefined){
if(!(validate434(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(data.rateLimits !== undefined){
if(!(validate415(data.rateLimits, {instancePath:instancePath+"/rateLimits",parentData:data,parentDataProperty:"rateLimits",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors);
errors = vErrors.length;
}
}
if(data.exchangeFilters !== undefined){
if(!(validate415(data.exchangeFilters, {instancePath:instancePath+"/exchangeFilters",parentData:data,parentDataProperty:"exchangeFilters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors);
errors = vErrors.length;
}
}
if(data.symbols !== undefined){
let data4 = data.symbols;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate438(data4[i0], {instancePath:instancePath+"/symbols/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate438.errors : vErrors.concat(validate438.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/symbols",schemaPath:"#/properties/symbols/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate433.errors = vErrors;
return errors === 0;
}
validate433.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.getExchangeInfo_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate432.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate433(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate433.errors : vErrors.concat(validate433.errors);
errors = vErrors.length;
}
validate432.errors = vErrors;
return errors === 0;
}
validate432.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getExchangeInfo_429 = validate450;
const schema157 = {"$ref":"components#/components/schemas/V3Error","$id":"exact.getExchangeInfo_429"};
const schema158 = {"type":"object","additionalProperties":false,"required":["code","msg"],"properties":{"code":{"type":"integer","maximum":-1},"msg":{"type":"string","minLength":1}}};

function validate451(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate451.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.msg === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "code") || (key0 === "msg"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > -1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maximum",keyword:"maximum",params:{comparison: "<=", limit: -1},message:"must be <= -1"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.msg !== undefined){
let data1 = data.msg;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate451.errors = vErrors;
return errors === 0;
}
validate451.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate450(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.getExchangeInfo_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate450.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate451(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate451.errors : vErrors.concat(validate451.errors);
errors = vErrors.length;
}
validate450.errors = vErrors;
return errors === 0;
}
validate450.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getTicker24hr_200 = validate453;
const schema159 = {"oneOf":[{"$ref":"components#/components/schemas/Ticker"},{"$ref":"components#/components/schemas/TickerList"}],"$id":"exact.getTicker24hr_200"};
const schema160 = {"type":"object","additionalProperties":false,"required":["symbol","priceChange","priceChangePercent","weightedAvgPrice","prevClosePrice","lastPrice","lastQty","bidPrice","askPrice","openPrice","highPrice","lowPrice","volume","quoteVolume","openTime","closeTime","firstId","lastId","count"],"properties":{"symbol":{"$ref":"components#/components/schemas/PairSymbol"},"priceChange":{"$ref":"components#/components/schemas/SignedDecimalString"},"priceChangePercent":{"$ref":"components#/components/schemas/SignedDecimalString"},"weightedAvgPrice":{"$ref":"components#/components/schemas/DecimalString"},"prevClosePrice":{"$ref":"components#/components/schemas/DecimalString"},"lastPrice":{"$ref":"components#/components/schemas/DecimalString"},"lastQty":{"$ref":"components#/components/schemas/DecimalString"},"bidPrice":{"$ref":"components#/components/schemas/DecimalString"},"askPrice":{"$ref":"components#/components/schemas/DecimalString"},"openPrice":{"$ref":"components#/components/schemas/DecimalString"},"highPrice":{"$ref":"components#/components/schemas/DecimalString"},"lowPrice":{"$ref":"components#/components/schemas/DecimalString"},"volume":{"$ref":"components#/components/schemas/DecimalString"},"quoteVolume":{"$ref":"components#/components/schemas/DecimalString"},"openTime":{"$ref":"components#/components/schemas/EpochMs"},"closeTime":{"$ref":"components#/components/schemas/EpochMs"},"firstId":{"$ref":"components#/components/schemas/TradeIdOrNone"},"lastId":{"$ref":"components#/components/schemas/TradeIdOrNone"},"count":{"type":"integer","minimum":0}}};
const schema161 = {"type":"integer","minimum":-1,"maximum":999999999999999};

function validate471(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate471.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data == "number"){
if(data > 999999999999999 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999999},message:"must be <= 999999999999999"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < -1 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate471.errors = vErrors;
return errors === 0;
}
validate471.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate454(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate454.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.symbol === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.priceChange === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "priceChange"},message:"must have required property '"+"priceChange"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.priceChangePercent === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "priceChangePercent"},message:"must have required property '"+"priceChangePercent"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.weightedAvgPrice === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weightedAvgPrice"},message:"must have required property '"+"weightedAvgPrice"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.prevClosePrice === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prevClosePrice"},message:"must have required property '"+"prevClosePrice"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.lastPrice === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastPrice"},message:"must have required property '"+"lastPrice"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.lastQty === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastQty"},message:"must have required property '"+"lastQty"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.bidPrice === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bidPrice"},message:"must have required property '"+"bidPrice"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.askPrice === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "askPrice"},message:"must have required property '"+"askPrice"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.openPrice === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "openPrice"},message:"must have required property '"+"openPrice"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.highPrice === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "highPrice"},message:"must have required property '"+"highPrice"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.lowPrice === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lowPrice"},message:"must have required property '"+"lowPrice"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.volume === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "volume"},message:"must have required property '"+"volume"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.quoteVolume === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quoteVolume"},message:"must have required property '"+"quoteVolume"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.openTime === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "openTime"},message:"must have required property '"+"openTime"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.closeTime === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "closeTime"},message:"must have required property '"+"closeTime"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.firstId === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstId"},message:"must have required property '"+"firstId"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.lastId === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastId"},message:"must have required property '"+"lastId"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.count === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key0 in data){
if(!(func3.call(schema160.properties, key0))){
const err19 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.symbol !== undefined){
if(!(validate262(data.symbol, {instancePath:instancePath+"/symbol",parentData:data,parentDataProperty:"symbol",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
}
if(data.priceChange !== undefined){
if(!(validate405(data.priceChange, {instancePath:instancePath+"/priceChange",parentData:data,parentDataProperty:"priceChange",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate405.errors : vErrors.concat(validate405.errors);
errors = vErrors.length;
}
}
if(data.priceChangePercent !== undefined){
if(!(validate405(data.priceChangePercent, {instancePath:instancePath+"/priceChangePercent",parentData:data,parentDataProperty:"priceChangePercent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate405.errors : vErrors.concat(validate405.errors);
errors = vErrors.length;
}
}
if(data.weightedAvgPrice !== undefined){
if(!(validate213(data.weightedAvgPrice, {instancePath:instancePath+"/weightedAvgPrice",parentData:data,parentDataProperty:"weightedAvgPrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.prevClosePrice !== undefined){
if(!(validate213(data.prevClosePrice, {instancePath:instancePath+"/prevClosePrice",parentData:data,parentDataProperty:"prevClosePrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.lastPrice !== undefined){
if(!(validate213(data.lastPrice, {instancePath:instancePath+"/lastPrice",parentData:data,parentDataProperty:"lastPrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.lastQty !== undefined){
if(!(validate213(data.lastQty, {instancePath:instancePath+"/lastQty",parentData:data,parentDataProperty:"lastQty",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.bidPrice !== undefined){
if(!(validate213(data.bidPrice, {instancePath:instancePath+"/bidPrice",parentData:data,parentDataProperty:"bidPrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.askPrice !== undefined){
if(!(validate213(data.askPrice, {instancePath:instancePath+"/askPrice",parentData:data,parentDataProperty:"askPrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.openPrice !== undefined){
if(!(validate213(data.openPrice, {instancePath:instancePath+"/openPrice",parentData:data,parentDataProperty:"openPrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.highPrice !== undefined){
if(!(validate213(data.highPrice, {instancePath:instancePath+"/highPrice",parentData:data,parentDataProperty:"highPrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.lowPrice !== undefined){
if(!(validate213(data.lowPrice, {instancePath:instancePath+"/lowPrice",parentData:data,parentDataProperty:"lowPrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.volume !== undefined){
if(!(validate213(data.volume, {instancePath:instancePath+"/volume",parentData:data,parentDataProperty:"volume",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.quoteVolume !== undefined){
if(!(validate213(data.quoteVolume, {instancePath:instancePath+"/quoteVolume",parentData:data,parentDataProperty:"quoteVolume",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.openTime !== undefined){
if(!(validate434(data.openTime, {instancePath:instancePath+"/openTime",parentData:data,parentDataProperty:"openTime",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(data.closeTime !== undefined){
if(!(validate434(data.closeTime, {instancePath:instancePath+"/closeTime",parentData:data,parentDataProperty:"closeTime",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(data.firstId !== undefined){
if(!(validate471(data.firstId, {instancePath:instancePath+"/firstId",parentData:data,parentDataProperty:"firstId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate471.errors : vErrors.concat(validate471.errors);
errors = vErrors.length;
}
}
if(data.lastId !== undefined){
if(!(validate471(data.lastId, {instancePath:instancePath+"/lastId",parentData:data,parentDataProperty:"lastId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate471.errors : vErrors.concat(validate471.errors);
errors = vErrors.length;
}
}
if(data.count !== undefined){
let data18 = data.count;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err20 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 < 0 || isNaN(data18)){
const err21 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate454.errors = vErrors;
return errors === 0;
}
validate454.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema162 = {"type":"array","items":{"$ref":"components#/components/schemas/Ticker"}};

function validate476(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate476.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.symbol === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.priceChange === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "priceChange"},message:"must have required property '"+"priceChange"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.priceChangePercent === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "priceChangePercent"},message:"must have required property '"+"priceChangePercent"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.weightedAvgPrice === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weightedAvgPrice"},message:"must have required property '"+"weightedAvgPrice"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.prevClosePrice === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prevClosePrice"},message:"must have required property '"+"prevClosePrice"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.lastPrice === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastPrice"},message:"must have required property '"+"lastPrice"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.lastQty === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastQty"},message:"must have required property '"+"lastQty"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.bidPrice === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bidPrice"},message:"must have required property '"+"bidPrice"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.askPrice === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "askPrice"},message:"must have required property '"+"askPrice"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.openPrice === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "openPrice"},message:"must have required property '"+"openPrice"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.highPrice === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "highPrice"},message:"must have required property '"+"highPrice"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.lowPrice === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lowPrice"},message:"must have required property '"+"lowPrice"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.volume === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "volume"},message:"must have required property '"+"volume"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.quoteVolume === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quoteVolume"},message:"must have required property '"+"quoteVolume"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.openTime === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "openTime"},message:"must have required property '"+"openTime"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.closeTime === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "closeTime"},message:"must have required property '"+"closeTime"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.firstId === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstId"},message:"must have required property '"+"firstId"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.lastId === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastId"},message:"must have required property '"+"lastId"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.count === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key0 in data){
if(!(func3.call(schema160.properties, key0))){
const err19 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.symbol !== undefined){
if(!(validate262(data.symbol, {instancePath:instancePath+"/symbol",parentData:data,parentDataProperty:"symbol",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
}
if(data.priceChange !== undefined){
if(!(validate405(data.priceChange, {instancePath:instancePath+"/priceChange",parentData:data,parentDataProperty:"priceChange",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate405.errors : vErrors.concat(validate405.errors);
errors = vErrors.length;
}
}
if(data.priceChangePercent !== undefined){
if(!(validate405(data.priceChangePercent, {instancePath:instancePath+"/priceChangePercent",parentData:data,parentDataProperty:"priceChangePercent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate405.errors : vErrors.concat(validate405.errors);
errors = vErrors.length;
}
}
if(data.weightedAvgPrice !== undefined){
if(!(validate213(data.weightedAvgPrice, {instancePath:instancePath+"/weightedAvgPrice",parentData:data,parentDataProperty:"weightedAvgPrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.prevClosePrice !== undefined){
if(!(validate213(data.prevClosePrice, {instancePath:instancePath+"/prevClosePrice",parentData:data,parentDataProperty:"prevClosePrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.lastPrice !== undefined){
if(!(validate213(data.lastPrice, {instancePath:instancePath+"/lastPrice",parentData:data,parentDataProperty:"lastPrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.lastQty !== undefined){
if(!(validate213(data.lastQty, {instancePath:instancePath+"/lastQty",parentData:data,parentDataProperty:"lastQty",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.bidPrice !== undefined){
if(!(validate213(data.bidPrice, {instancePath:instancePath+"/bidPrice",parentData:data,parentDataProperty:"bidPrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.askPrice !== undefined){
if(!(validate213(data.askPrice, {instancePath:instancePath+"/askPrice",parentData:data,parentDataProperty:"askPrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.openPrice !== undefined){
if(!(validate213(data.openPrice, {instancePath:instancePath+"/openPrice",parentData:data,parentDataProperty:"openPrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.highPrice !== undefined){
if(!(validate213(data.highPrice, {instancePath:instancePath+"/highPrice",parentData:data,parentDataProperty:"highPrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.lowPrice !== undefined){
if(!(validate213(data.lowPrice, {instancePath:instancePath+"/lowPrice",parentData:data,parentDataProperty:"lowPrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.volume !== undefined){
if(!(validate213(data.volume, {instancePath:instancePath+"/volume",parentData:data,parentDataProperty:"volume",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.quoteVolume !== undefined){
if(!(validate213(data.quoteVolume, {instancePath:instancePath+"/quoteVolume",parentData:data,parentDataProperty:"quoteVolume",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.openTime !== undefined){
if(!(validate434(data.openTime, {instancePath:instancePath+"/openTime",parentData:data,parentDataProperty:"openTime",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(data.closeTime !== undefined){
if(!(validate434(data.closeTime, {instancePath:instancePath+"/closeTime",parentData:data,parentDataProperty:"closeTime",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(data.firstId !== undefined){
if(!(validate471(data.firstId, {instancePath:instancePath+"/firstId",parentData:data,parentDataProperty:"firstId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate471.errors : vErrors.concat(validate471.errors);
errors = vErrors.length;
}
}
if(data.lastId !== undefined){
if(!(validate471(data.lastId, {instancePath:instancePath+"/lastId",parentData:data,parentDataProperty:"lastId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate471.errors : vErrors.concat(validate471.errors);
errors = vErrors.length;
}
}
if(data.count !== undefined){
let data18 = data.count;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err20 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 < 0 || isNaN(data18)){
const err21 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate476.errors = vErrors;
return errors === 0;
}
validate476.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate475(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate475.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate476(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate476.errors : vErrors.concat(validate476.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate475.errors = vErrors;
return errors === 0;
}
validate475.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate453(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.getTicker24hr_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate453.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate454(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate454.errors : vErrors.concat(validate454.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate475(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate453.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate453.evaluated = {"dynamicProps":true,"dynamicItems":true};

exports.getTime_200 = validate497;
const schema164 = {"$ref":"components#/components/schemas/ServerTime","$id":"exact.getTime_200"};
const schema165 = {"type":"object","additionalProperties":false,"required":["serverTime"],"properties":{"serverTime":{"$ref":"components#/components/schemas/EpochMs"}}};

function validate498(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate498.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.serverTime === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "serverTime"},message:"must have required property '"+"serverTime"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "serverTime")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.serverTime !== undefined){
if(!(validate434(data.serverTime, {instancePath:instancePath+"/serverTime",parentData:data,parentDataProperty:"serverTime",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate498.errors = vErrors;
return errors === 0;
}
validate498.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate497(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.getTime_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate497.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate498(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate498.errors : vErrors.concat(validate498.errors);
errors = vErrors.length;
}
validate497.errors = vErrors;
return errors === 0;
}
validate497.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getDepth_200 = validate501;
const schema166 = {"$ref":"components#/components/schemas/Depth","$id":"exact.getDepth_200"};
const schema167 = {"type":"object","additionalProperties":false,"required":["lastUpdateId","bids","asks"],"properties":{"lastUpdateId":{"$ref":"components#/components/schemas/BookUpdateId"},"bids":{"$ref":"components#/components/schemas/PriceLevels"},"asks":{"$ref":"components#/components/schemas/PriceLevels"}}};
const schema168 = {"type":"integer","minimum":0,"maximum":999999999999999};

function validate503(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate503.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data == "number"){
if(data > 999999999999999 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999999},message:"must be <= 999999999999999"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate503.errors = vErrors;
return errors === 0;
}
validate503.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema169 = {"type":"array","items":{"$ref":"components#/components/schemas/PriceLevel"}};
const schema170 = {"type":"array","minItems":2,"maxItems":2,"prefixItems":[{"$ref":"components#/components/schemas/DecimalString"},{"$ref":"components#/components/schemas/DecimalString"}]};

function validate506(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate506.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 2){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 2){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
if(len0 > 0){
if(!(validate213(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(len0 > 1){
if(!(validate213(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate506.errors = vErrors;
return errors === 0;
}
validate506.evaluated = {"items":2,"dynamicProps":false,"dynamicItems":false};


function validate505(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate505.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate506(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate505.errors = vErrors;
return errors === 0;
}
validate505.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate502(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate502.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lastUpdateId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastUpdateId"},message:"must have required property '"+"lastUpdateId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.bids === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bids"},message:"must have required property '"+"bids"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.asks === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "asks"},message:"must have required property '"+"asks"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "lastUpdateId") || (key0 === "bids")) || (key0 === "asks"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.lastUpdateId !== undefined){
if(!(validate503(data.lastUpdateId, {instancePath:instancePath+"/lastUpdateId",parentData:data,parentDataProperty:"lastUpdateId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate503.errors : vErrors.concat(validate503.errors);
errors = vErrors.length;
}
}
if(data.bids !== undefined){
if(!(validate505(data.bids, {instancePath:instancePath+"/bids",parentData:data,parentDataProperty:"bids",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate505.errors : vErrors.concat(validate505.errors);
errors = vErrors.length;
}
}
if(data.asks !== undefined){
if(!(validate505(data.asks, {instancePath:instancePath+"/asks",parentData:data,parentDataProperty:"asks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate505.errors : vErrors.concat(validate505.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate502.errors = vErrors;
return errors === 0;
}
validate502.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate501(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.getDepth_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate501.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate502(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate502.errors : vErrors.concat(validate502.errors);
errors = vErrors.length;
}
validate501.errors = vErrors;
return errors === 0;
}
validate501.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getKlines_200 = validate513;
const schema171 = {"type":"array","items":{"$ref":"components#/components/schemas/KlineRow"},"$id":"exact.getKlines_200"};
const schema172 = {"type":"array","minItems":12,"maxItems":12,"prefixItems":[{"$ref":"components#/components/schemas/EpochMs"},{"$ref":"components#/components/schemas/DecimalString"},{"$ref":"components#/components/schemas/DecimalString"},{"$ref":"components#/components/schemas/DecimalString"},{"$ref":"components#/components/schemas/DecimalString"},{"$ref":"components#/components/schemas/DecimalString"},{"$ref":"components#/components/schemas/EpochMs"},{"$ref":"components#/components/schemas/DecimalString"},{"$ref":"components#/components/schemas/TradeCount"},{"$ref":"components#/components/schemas/DecimalString"},{"$ref":"components#/components/schemas/DecimalString"},{"type":"string","const":"0"}]};
const schema173 = {"type":"integer","minimum":0};

function validate523(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate523.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate523.errors = vErrors;
return errors === 0;
}
validate523.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate514(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate514.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 12){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 12){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 12},message:"must NOT have fewer than 12 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
if(len0 > 0){
if(!(validate434(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(len0 > 1){
if(!(validate213(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(len0 > 2){
if(!(validate213(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(len0 > 3){
if(!(validate213(data[3], {instancePath:instancePath+"/3",parentData:data,parentDataProperty:3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(len0 > 4){
if(!(validate213(data[4], {instancePath:instancePath+"/4",parentData:data,parentDataProperty:4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(len0 > 5){
if(!(validate213(data[5], {instancePath:instancePath+"/5",parentData:data,parentDataProperty:5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(len0 > 6){
if(!(validate434(data[6], {instancePath:instancePath+"/6",parentData:data,parentDataProperty:6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(len0 > 7){
if(!(validate213(data[7], {instancePath:instancePath+"/7",parentData:data,parentDataProperty:7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(len0 > 8){
if(!(validate523(data[8], {instancePath:instancePath+"/8",parentData:data,parentDataProperty:8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate523.errors : vErrors.concat(validate523.errors);
errors = vErrors.length;
}
}
if(len0 > 9){
if(!(validate213(data[9], {instancePath:instancePath+"/9",parentData:data,parentDataProperty:9,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(len0 > 10){
if(!(validate213(data[10], {instancePath:instancePath+"/10",parentData:data,parentDataProperty:10,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(len0 > 11){
let data11 = data[11];
if(typeof data11 !== "string"){
const err2 = {instancePath:instancePath+"/11",schemaPath:"#/prefixItems/11/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("0" !== data11){
const err3 = {instancePath:instancePath+"/11",schemaPath:"#/prefixItems/11/const",keyword:"const",params:{allowedValue: "0"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate514.errors = vErrors;
return errors === 0;
}
validate514.evaluated = {"items":12,"dynamicProps":false,"dynamicItems":false};


function validate513(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.getKlines_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate513.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate514(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate514.errors : vErrors.concat(validate514.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate513.errors = vErrors;
return errors === 0;
}
validate513.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.getAggTrades_200 = validate528;
const schema174 = {"type":"array","items":{"$ref":"components#/components/schemas/AggTrade"},"$id":"exact.getAggTrades_200"};
const schema175 = {"type":"object","additionalProperties":false,"required":["a","p","q","f","l","T","m","M"],"properties":{"a":{"$ref":"components#/components/schemas/RecordId"},"p":{"$ref":"components#/components/schemas/DecimalString"},"q":{"$ref":"components#/components/schemas/DecimalString"},"f":{"$ref":"components#/components/schemas/RecordId"},"l":{"$ref":"components#/components/schemas/RecordId"},"T":{"$ref":"components#/components/schemas/EpochMs"},"m":{"type":"boolean"},"M":{"type":"boolean","const":true}}};

function validate529(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate529.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.a === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "a"},message:"must have required property '"+"a"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.p === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "p"},message:"must have required property '"+"p"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.q === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "q"},message:"must have required property '"+"q"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.f === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "f"},message:"must have required property '"+"f"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.l === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "l"},message:"must have required property '"+"l"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.T === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "T"},message:"must have required property '"+"T"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.m === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "m"},message:"must have required property '"+"m"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.M === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "M"},message:"must have required property '"+"M"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "a") || (key0 === "p")) || (key0 === "q")) || (key0 === "f")) || (key0 === "l")) || (key0 === "T")) || (key0 === "m")) || (key0 === "M"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.a !== undefined){
if(!(validate121(data.a, {instancePath:instancePath+"/a",parentData:data,parentDataProperty:"a",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.p !== undefined){
if(!(validate213(data.p, {instancePath:instancePath+"/p",parentData:data,parentDataProperty:"p",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.q !== undefined){
if(!(validate213(data.q, {instancePath:instancePath+"/q",parentData:data,parentDataProperty:"q",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.f !== undefined){
if(!(validate121(data.f, {instancePath:instancePath+"/f",parentData:data,parentDataProperty:"f",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.l !== undefined){
if(!(validate121(data.l, {instancePath:instancePath+"/l",parentData:data,parentDataProperty:"l",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.T !== undefined){
if(!(validate434(data.T, {instancePath:instancePath+"/T",parentData:data,parentDataProperty:"T",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
if(data.m !== undefined){
if(typeof data.m !== "boolean"){
const err9 = {instancePath:instancePath+"/m",schemaPath:"#/properties/m/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.M !== undefined){
let data7 = data.M;
if(typeof data7 !== "boolean"){
const err10 = {instancePath:instancePath+"/M",schemaPath:"#/properties/M/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(true !== data7){
const err11 = {instancePath:instancePath+"/M",schemaPath:"#/properties/M/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate529.errors = vErrors;
return errors === 0;
}
validate529.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate528(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.getAggTrades_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate528.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate529(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate529.errors : vErrors.concat(validate529.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate528.errors = vErrors;
return errors === 0;
}
validate528.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.createListenKey_200 = validate537;
const schema176 = {"$ref":"components#/components/schemas/ListenKey","$id":"exact.createListenKey_200"};
const schema177 = {"type":"object","additionalProperties":false,"required":["listenKey"],"properties":{"listenKey":{"type":"string","pattern":"^[0-9a-f]{32}$"}}};

function validate538(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate538.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.listenKey === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "listenKey"},message:"must have required property '"+"listenKey"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "listenKey")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.listenKey !== undefined){
let data0 = data.listenKey;
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
const err2 = {instancePath:instancePath+"/listenKey",schemaPath:"#/properties/listenKey/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$"},message:"must match pattern \""+"^[0-9a-f]{32}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/listenKey",schemaPath:"#/properties/listenKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate538.errors = vErrors;
return errors === 0;
}
validate538.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate537(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.createListenKey_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate537.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate538(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate538.errors : vErrors.concat(validate538.errors);
errors = vErrors.length;
}
validate537.errors = vErrors;
return errors === 0;
}
validate537.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.createUser_201 = validate540;
const schema178 = {"$ref":"components#/components/schemas/UserAccount","$id":"exact.createUser_201"};
const schema179 = {"type":"object","additionalProperties":false,"required":["id","email","identity_verification_level","fee_tier","created_at","updated_at"],"properties":{"id":{"$ref":"components#/components/schemas/RecordId"},"email":{"type":"string"},"identity_verification_level":{"$ref":"components#/components/schemas/VerificationLevel"},"fee_tier":{"$ref":"components#/components/schemas/FeeTier"},"created_at":{"$ref":"components#/components/schemas/Timestamp"},"updated_at":{"$ref":"components#/components/schemas/Timestamp"}}};

function validate541(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate541.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.identity_verification_level === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identity_verification_level"},message:"must have required property '"+"identity_verification_level"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.fee_tier === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fee_tier"},message:"must have required property '"+"fee_tier"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.created_at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.updated_at === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "email")) || (key0 === "identity_verification_level")) || (key0 === "fee_tier")) || (key0 === "created_at")) || (key0 === "updated_at"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate121(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.identity_verification_level !== undefined){
if(!(validate100(data.identity_verification_level, {instancePath:instancePath+"/identity_verification_level",parentData:data,parentDataProperty:"identity_verification_level",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
if(data.fee_tier !== undefined){
if(!(validate102(data.fee_tier, {instancePath:instancePath+"/fee_tier",parentData:data,parentDataProperty:"fee_tier",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate280(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
if(!(validate280(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate541.errors = vErrors;
return errors === 0;
}
validate541.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate540(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.createUser_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate540.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate541(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate541.errors : vErrors.concat(validate541.errors);
errors = vErrors.length;
}
validate540.errors = vErrors;
return errors === 0;
}
validate540.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.listUsers_200 = validate548;
const schema180 = {"$ref":"components#/components/schemas/UserAccounts","$id":"exact.listUsers_200"};
const schema181 = {"type":"object","additionalProperties":false,"required":["count","items"],"properties":{"count":{"type":"integer","minimum":0},"items":{"type":"array","items":{"$ref":"components#/components/schemas/UserAccount"}}}};

function validate550(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate550.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.identity_verification_level === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identity_verification_level"},message:"must have required property '"+"identity_verification_level"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.fee_tier === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fee_tier"},message:"must have required property '"+"fee_tier"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.created_at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.updated_at === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "email")) || (key0 === "identity_verification_level")) || (key0 === "fee_tier")) || (key0 === "created_at")) || (key0 === "updated_at"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate121(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.identity_verification_level !== undefined){
if(!(validate100(data.identity_verification_level, {instancePath:instancePath+"/identity_verification_level",parentData:data,parentDataProperty:"identity_verification_level",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
if(data.fee_tier !== undefined){
if(!(validate102(data.fee_tier, {instancePath:instancePath+"/fee_tier",parentData:data,parentDataProperty:"fee_tier",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate280(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
if(!(validate280(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate550.errors = vErrors;
return errors === 0;
}
validate550.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate549(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate549.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.count === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "count") || (key0 === "items"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.count !== undefined){
let data0 = data.count;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate550(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate550.errors : vErrors.concat(validate550.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate549.errors = vErrors;
return errors === 0;
}
validate549.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate548(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.listUsers_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate548.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate549(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate549.errors : vErrors.concat(validate549.errors);
errors = vErrors.length;
}
validate548.errors = vErrors;
return errors === 0;
}
validate548.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getUserAccount_200 = validate558;
const schema183 = {"$ref":"components#/components/schemas/UserAccountDetails","$id":"exact.getUserAccount_200"};
const schema184 = {"type":"object","additionalProperties":false,"required":["account","balances","limits"],"properties":{"account":{"$ref":"components#/components/schemas/UserAccount"},"balances":{"type":"object","additionalProperties":{"$ref":"components#/components/schemas/AssetBalance"}},"limits":{"type":"object","additionalProperties":{"$ref":"components#/components/schemas/Limit"}}}};

function validate559(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate559.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "account"},message:"must have required property '"+"account"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.balances === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "balances"},message:"must have required property '"+"balances"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.limits === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "account") || (key0 === "balances")) || (key0 === "limits"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.account !== undefined){
if(!(validate550(data.account, {instancePath:instancePath+"/account",parentData:data,parentDataProperty:"account",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate550.errors : vErrors.concat(validate550.errors);
errors = vErrors.length;
}
}
if(data.balances !== undefined){
let data1 = data.balances;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(validate337(data1[key1], {instancePath:instancePath+"/balances/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/balances",schemaPath:"#/properties/balances/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.limits !== undefined){
let data3 = data.limits;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
if(!(validate237(data3[key2], {instancePath:instancePath+"/limits/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate559.errors = vErrors;
return errors === 0;
}
validate559.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate558(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.getUserAccount_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate558.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate559(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate559.errors : vErrors.concat(validate559.errors);
errors = vErrors.length;
}
validate558.errors = vErrors;
return errors === 0;
}
validate558.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.createApiKey_201 = validate564;
const schema185 = {"$ref":"components#/components/schemas/IssuedApiKey","$id":"exact.createApiKey_201"};
const schema186 = {"type":"object","additionalProperties":false,"required":["api_key","api_secret","user_id","label","permissions","ip_allowlist","created_at","expires_at"],"properties":{"api_key":{"type":"string","pattern":"^live-[0-9a-f]{32}$"},"api_secret":{"type":"string","x-secret":true,"pattern":"^[0-9a-f]{64}$"},"user_id":{"$ref":"components#/components/schemas/RecordId"},"label":{"type":"string"},"permissions":{"type":"array","items":{"$ref":"components#/components/schemas/Permission"}},"ip_allowlist":{"type":"array","items":{"$ref":"components#/components/schemas/IpRange"}},"created_at":{"$ref":"components#/components/schemas/Timestamp"},"expires_at":{"oneOf":[{"$ref":"components#/components/schemas/Timestamp"},{"type":"null"}]}}};
const pattern37 = new RegExp("^live-[0-9a-f]{32}$", "u");
const pattern38 = new RegExp("^[0-9a-f]{64}$", "u");

function validate565(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate565.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.api_key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api_key"},message:"must have required property '"+"api_key"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.api_secret === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api_secret"},message:"must have required property '"+"api_secret"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.user_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.label === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.permissions === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "permissions"},message:"must have required property '"+"permissions"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.ip_allowlist === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ip_allowlist"},message:"must have required property '"+"ip_allowlist"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.created_at === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.expires_at === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "api_key") || (key0 === "api_secret")) || (key0 === "user_id")) || (key0 === "label")) || (key0 === "permissions")) || (key0 === "ip_allowlist")) || (key0 === "created_at")) || (key0 === "expires_at"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.api_key !== undefined){
let data0 = data.api_key;
if(typeof data0 === "string"){
if(!pattern37.test(data0)){
const err9 = {instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/pattern",keyword:"pattern",params:{pattern: "^live-[0-9a-f]{32}$"},message:"must match pattern \""+"^live-[0-9a-f]{32}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.api_secret !== undefined){
let data1 = data.api_secret;
if(typeof data1 === "string"){
if(!pattern38.test(data1)){
const err11 = {instancePath:instancePath+"/api_secret",schemaPath:"#/properties/api_secret/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/api_secret",schemaPath:"#/properties/api_secret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.user_id !== undefined){
if(!(validate121(data.user_id, {instancePath:instancePath+"/user_id",parentData:data,parentDataProperty:"user_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
const err13 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.permissions !== undefined){
let data4 = data.permissions;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate112(data4[i0], {instancePath:instancePath+"/permissions/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.ip_allowlist !== undefined){
let data6 = data.ip_allowlist;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate114(data6[i1], {instancePath:instancePath+"/ip_allowlist/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/ip_allowlist",schemaPath:"#/properties/ip_allowlist/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate280(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.expires_at !== undefined){
let data9 = data.expires_at;
const _errs17 = errors;
let valid5 = false;
let passing0 = null;
const _errs18 = errors;
if(!(validate280(data9, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
if(_valid0){
valid5 = true;
passing0 = 0;
}
const _errs19 = errors;
if(data9 !== null){
const err16 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs19 === errors;
if(_valid0 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err17 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate565.errors = vErrors;
return errors === 0;
}
validate565.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate564(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.createApiKey_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate564.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate565(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate565.errors : vErrors.concat(validate565.errors);
errors = vErrors.length;
}
validate564.errors = vErrors;
return errors === 0;
}
validate564.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.listApiKeys_200 = validate572;
const schema187 = {"$ref":"components#/components/schemas/ApiKeyRecords","$id":"exact.listApiKeys_200"};
const schema188 = {"type":"object","additionalProperties":false,"required":["count","items"],"properties":{"count":{"type":"integer","minimum":0},"items":{"type":"array","items":{"$ref":"components#/components/schemas/ApiKeyRecord"}}}};
const schema189 = {"type":"object","additionalProperties":false,"required":["api_key","user_id","label","permissions","ip_allowlist","created_at","expires_at","revoked_at"],"properties":{"api_key":{"type":"string","pattern":"^live-[0-9a-f]{32}$"},"user_id":{"$ref":"components#/components/schemas/RecordId"},"label":{"type":"string"},"permissions":{"type":"array","items":{"$ref":"components#/components/schemas/Permission"}},"ip_allowlist":{"type":"array","items":{"$ref":"components#/components/schemas/IpRange"}},"created_at":{"$ref":"components#/components/schemas/Timestamp"},"expires_at":{"oneOf":[{"$ref":"components#/components/schemas/Timestamp"},{"type":"null"}]},"revoked_at":{"oneOf":[{"$ref":"components#/components/schemas/Timestamp"},{"type":"null"}]}}};

function validate574(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate574.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.api_key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api_key"},message:"must have required property '"+"api_key"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.user_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.permissions === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "permissions"},message:"must have required property '"+"permissions"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.ip_allowlist === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ip_allowlist"},message:"must have required property '"+"ip_allowlist"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.created_at === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.expires_at === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.revoked_at === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revoked_at"},message:"must have required property '"+"revoked_at"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "api_key") || (key0 === "user_id")) || (key0 === "label")) || (key0 === "permissions")) || (key0 === "ip_allowlist")) || (key0 === "created_at")) || (key0 === "expires_at")) || (key0 === "revoked_at"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.api_key !== undefined){
let data0 = data.api_key;
if(typeof data0 === "string"){
if(!pattern37.test(data0)){
const err9 = {instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/pattern",keyword:"pattern",params:{pattern: "^live-[0-9a-f]{32}$"},message:"must match pattern \""+"^live-[0-9a-f]{32}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.user_id !== undefined){
if(!(validate121(data.user_id, {instancePath:instancePath+"/user_id",parentData:data,parentDataProperty:"user_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
const err11 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.permissions !== undefined){
let data3 = data.permissions;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate112(data3[i0], {instancePath:instancePath+"/permissions/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.ip_allowlist !== undefined){
let data5 = data.ip_allowlist;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate114(data5[i1], {instancePath:instancePath+"/ip_allowlist/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/ip_allowlist",schemaPath:"#/properties/ip_allowlist/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate280(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.expires_at !== undefined){
let data8 = data.expires_at;
const _errs15 = errors;
let valid5 = false;
let passing0 = null;
const _errs16 = errors;
if(!(validate280(data8, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var _valid0 = _errs16 === errors;
if(_valid0){
valid5 = true;
passing0 = 0;
}
const _errs17 = errors;
if(data8 !== null){
const err14 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs17 === errors;
if(_valid0 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err15 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.revoked_at !== undefined){
let data9 = data.revoked_at;
const _errs20 = errors;
let valid6 = false;
let passing1 = null;
const _errs21 = errors;
if(!(validate280(data9, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var _valid1 = _errs21 === errors;
if(_valid1){
valid6 = true;
passing1 = 0;
}
const _errs22 = errors;
if(data9 !== null){
const err16 = {instancePath:instancePath+"/revoked_at",schemaPath:"#/properties/revoked_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid1 = _errs22 === errors;
if(_valid1 && valid6){
valid6 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid6 = true;
passing1 = 1;
}
}
if(!valid6){
const err17 = {instancePath:instancePath+"/revoked_at",schemaPath:"#/properties/revoked_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate574.errors = vErrors;
return errors === 0;
}
validate574.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate573(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate573.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.count === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "count") || (key0 === "items"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.count !== undefined){
let data0 = data.count;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate574(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate574.errors : vErrors.concat(validate574.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate573.errors = vErrors;
return errors === 0;
}
validate573.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate572(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.listApiKeys_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate572.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate573(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate573.errors : vErrors.concat(validate573.errors);
errors = vErrors.length;
}
validate572.errors = vErrors;
return errors === 0;
}
validate572.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.creditDeposit_201 = validate583;
const schema190 = {"$ref":"components#/components/schemas/Deposit","$id":"exact.creditDeposit_201"};
const schema191 = {"type":"object","additionalProperties":false,"required":["id","user_id","asset","amount","reference","created_at"],"properties":{"id":{"$ref":"components#/components/schemas/RecordId"},"user_id":{"$ref":"components#/components/schemas/RecordId"},"asset":{"$ref":"components#/components/schemas/AssetSymbol"},"amount":{"$ref":"components#/components/schemas/DecimalString"},"reference":{"type":"string"},"created_at":{"$ref":"components#/components/schemas/Timestamp"}}};

function validate584(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate584.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.user_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.asset === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "asset"},message:"must have required property '"+"asset"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.amount === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.reference === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reference"},message:"must have required property '"+"reference"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.created_at === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "user_id")) || (key0 === "asset")) || (key0 === "amount")) || (key0 === "reference")) || (key0 === "created_at"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate121(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.user_id !== undefined){
if(!(validate121(data.user_id, {instancePath:instancePath+"/user_id",parentData:data,parentDataProperty:"user_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.asset !== undefined){
if(!(validate186(data.asset, {instancePath:instancePath+"/asset",parentData:data,parentDataProperty:"asset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validate213(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.reference !== undefined){
if(typeof data.reference !== "string"){
const err7 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate280(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate584.errors = vErrors;
return errors === 0;
}
validate584.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate583(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.creditDeposit_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate583.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate584(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate584.errors : vErrors.concat(validate584.errors);
errors = vErrors.length;
}
validate583.errors = vErrors;
return errors === 0;
}
validate583.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.createPartner_201 = validate591;
const schema192 = {"$ref":"components#/components/schemas/Partner","$id":"exact.createPartner_201"};
const schema193 = {"type":"object","additionalProperties":false,"required":["id","name","deposit_address_url","enabled","created_at","updated_at"],"properties":{"id":{"$ref":"components#/components/schemas/RecordId"},"name":{"$ref":"components#/components/schemas/PartnerName"},"deposit_address_url":{"$ref":"components#/components/schemas/HttpUrl"},"enabled":{"type":"boolean"},"created_at":{"$ref":"components#/components/schemas/Timestamp"},"updated_at":{"$ref":"components#/components/schemas/Timestamp"}}};

function validate592(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate592.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.deposit_address_url === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deposit_address_url"},message:"must have required property '"+"deposit_address_url"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.enabled === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.created_at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.updated_at === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "deposit_address_url")) || (key0 === "enabled")) || (key0 === "created_at")) || (key0 === "updated_at"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate121(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate129(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
}
if(data.deposit_address_url !== undefined){
if(!(validate131(data.deposit_address_url, {instancePath:instancePath+"/deposit_address_url",parentData:data,parentDataProperty:"deposit_address_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err7 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate280(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
if(!(validate280(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate592.errors = vErrors;
return errors === 0;
}
validate592.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate591(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.createPartner_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate591.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate592(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors);
errors = vErrors.length;
}
validate591.errors = vErrors;
return errors === 0;
}
validate591.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.listPartners_200 = validate599;
const schema194 = {"$ref":"components#/components/schemas/Partners","$id":"exact.listPartners_200"};
const schema195 = {"type":"object","additionalProperties":false,"required":["count","items"],"properties":{"count":{"type":"integer","minimum":0},"items":{"type":"array","items":{"$ref":"components#/components/schemas/Partner"}}}};

function validate601(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate601.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.deposit_address_url === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deposit_address_url"},message:"must have required property '"+"deposit_address_url"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.enabled === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.created_at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.updated_at === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "deposit_address_url")) || (key0 === "enabled")) || (key0 === "created_at")) || (key0 === "updated_at"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate121(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate129(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
}
if(data.deposit_address_url !== undefined){
if(!(validate131(data.deposit_address_url, {instancePath:instancePath+"/deposit_address_url",parentData:data,parentDataProperty:"deposit_address_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err7 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate280(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
if(!(validate280(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate601.errors = vErrors;
return errors === 0;
}
validate601.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate600(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate600.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.count === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "count") || (key0 === "items"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.count !== undefined){
let data0 = data.count;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate601(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate601.errors : vErrors.concat(validate601.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate600.errors = vErrors;
return errors === 0;
}
validate600.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate599(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.listPartners_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate599.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate600(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate600.errors : vErrors.concat(validate600.errors);
errors = vErrors.length;
}
validate599.errors = vErrors;
return errors === 0;
}
validate599.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.createPortalSession_201 = validate609;
const schema197 = {"$ref":"components#/components/schemas/PortalSession","$id":"exact.createPortalSession_201"};
const schema198 = {"type":"object","additionalProperties":false,"required":["authorization","extras","user_id","expires_at"],"properties":{"authorization":{"type":"string","x-secret":true,"pattern":"^[A-Za-z0-9_-]{43}$"},"extras":{"type":"string","x-secret":true,"pattern":"^[A-Za-z0-9_-]{22,43}$"},"user_id":{"$ref":"components#/components/schemas/RecordId"},"expires_at":{"$ref":"components#/components/schemas/Timestamp"}}};
const pattern40 = new RegExp("^[A-Za-z0-9_-]{43}$", "u");
const pattern41 = new RegExp("^[A-Za-z0-9_-]{22,43}$", "u");

function validate610(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate610.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.authorization === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authorization"},message:"must have required property '"+"authorization"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.extras === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "extras"},message:"must have required property '"+"extras"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.user_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.expires_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "authorization") || (key0 === "extras")) || (key0 === "user_id")) || (key0 === "expires_at"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.authorization !== undefined){
let data0 = data.authorization;
if(typeof data0 === "string"){
if(!pattern40.test(data0)){
const err5 = {instancePath:instancePath+"/authorization",schemaPath:"#/properties/authorization/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{43}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/authorization",schemaPath:"#/properties/authorization/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.extras !== undefined){
let data1 = data.extras;
if(typeof data1 === "string"){
if(!pattern41.test(data1)){
const err7 = {instancePath:instancePath+"/extras",schemaPath:"#/properties/extras/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{22,43}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{22,43}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/extras",schemaPath:"#/properties/extras/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.user_id !== undefined){
if(!(validate121(data.user_id, {instancePath:instancePath+"/user_id",parentData:data,parentDataProperty:"user_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.expires_at !== undefined){
if(!(validate280(data.expires_at, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate610.errors = vErrors;
return errors === 0;
}
validate610.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate609(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.createPortalSession_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate609.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate610(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate610.errors : vErrors.concat(validate610.errors);
errors = vErrors.length;
}
validate609.errors = vErrors;
return errors === 0;
}
validate609.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.putAsset_200 = validate614;
const schema199 = {"$ref":"components#/components/schemas/ListedAsset","$id":"exact.putAsset_200"};
const schema200 = {"type":"object","additionalProperties":false,"required":["asset","kind","precision","transfer_precision","withdrawal_fee","withdrawal_minimum","withdrawal_enabled"],"properties":{"asset":{"$ref":"components#/components/schemas/AssetSymbol"},"kind":{"$ref":"components#/components/schemas/AssetKind"},"precision":{"$ref":"components#/components/schemas/Precision"},"transfer_precision":{"$ref":"components#/components/schemas/Precision"},"withdrawal_fee":{"$ref":"components#/components/schemas/DecimalString"},"withdrawal_minimum":{"$ref":"components#/components/schemas/DecimalString"},"withdrawal_enabled":{"type":"boolean"}}};

function validate615(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate615.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.asset === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "asset"},message:"must have required property '"+"asset"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.precision === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "precision"},message:"must have required property '"+"precision"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.transfer_precision === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transfer_precision"},message:"must have required property '"+"transfer_precision"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.withdrawal_fee === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withdrawal_fee"},message:"must have required property '"+"withdrawal_fee"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.withdrawal_minimum === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withdrawal_minimum"},message:"must have required property '"+"withdrawal_minimum"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.withdrawal_enabled === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withdrawal_enabled"},message:"must have required property '"+"withdrawal_enabled"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "asset") || (key0 === "kind")) || (key0 === "precision")) || (key0 === "transfer_precision")) || (key0 === "withdrawal_fee")) || (key0 === "withdrawal_minimum")) || (key0 === "withdrawal_enabled"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.asset !== undefined){
if(!(validate186(data.asset, {instancePath:instancePath+"/asset",parentData:data,parentDataProperty:"asset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(!(validate147(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
if(data.precision !== undefined){
if(!(validate149(data.precision, {instancePath:instancePath+"/precision",parentData:data,parentDataProperty:"precision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data.transfer_precision !== undefined){
if(!(validate149(data.transfer_precision, {instancePath:instancePath+"/transfer_precision",parentData:data,parentDataProperty:"transfer_precision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data.withdrawal_fee !== undefined){
if(!(validate213(data.withdrawal_fee, {instancePath:instancePath+"/withdrawal_fee",parentData:data,parentDataProperty:"withdrawal_fee",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.withdrawal_minimum !== undefined){
if(!(validate213(data.withdrawal_minimum, {instancePath:instancePath+"/withdrawal_minimum",parentData:data,parentDataProperty:"withdrawal_minimum",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.withdrawal_enabled !== undefined){
if(typeof data.withdrawal_enabled !== "boolean"){
const err8 = {instancePath:instancePath+"/withdrawal_enabled",schemaPath:"#/properties/withdrawal_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate615.errors = vErrors;
return errors === 0;
}
validate615.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate614(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.putAsset_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate614.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate615(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate615.errors : vErrors.concat(validate615.errors);
errors = vErrors.length;
}
validate614.errors = vErrors;
return errors === 0;
}
validate614.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.putSymbol_200 = validate623;
const schema201 = {"$ref":"components#/components/schemas/ListedSymbol","$id":"exact.putSymbol_200"};
const schema202 = {"type":"object","additionalProperties":false,"required":["symbol","base","quote","status","price_precision","quantity_precision","minimum_quantity","minimum_price","maximum_price","vat_rate"],"properties":{"symbol":{"$ref":"components#/components/schemas/PairSymbol"},"base":{"$ref":"components#/components/schemas/AssetSymbol"},"quote":{"$ref":"components#/components/schemas/AssetSymbol"},"status":{"$ref":"components#/components/schemas/SymbolStatus"},"price_precision":{"$ref":"components#/components/schemas/Precision"},"quantity_precision":{"$ref":"components#/components/schemas/Precision"},"minimum_quantity":{"$ref":"components#/components/schemas/DecimalString"},"minimum_price":{"$ref":"components#/components/schemas/DecimalString"},"maximum_price":{"$ref":"components#/components/schemas/DecimalString"},"vat_rate":{"$ref":"components#/components/schemas/DecimalString"}}};

function validate624(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate624.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.symbol === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.base === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.quote === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quote"},message:"must have required property '"+"quote"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.price_precision === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price_precision"},message:"must have required property '"+"price_precision"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.quantity_precision === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quantity_precision"},message:"must have required property '"+"quantity_precision"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.minimum_quantity === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimum_quantity"},message:"must have required property '"+"minimum_quantity"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.minimum_price === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimum_price"},message:"must have required property '"+"minimum_price"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.maximum_price === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maximum_price"},message:"must have required property '"+"maximum_price"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.vat_rate === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vat_rate"},message:"must have required property '"+"vat_rate"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func3.call(schema202.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.symbol !== undefined){
if(!(validate262(data.symbol, {instancePath:instancePath+"/symbol",parentData:data,parentDataProperty:"symbol",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
}
if(data.base !== undefined){
if(!(validate186(data.base, {instancePath:instancePath+"/base",parentData:data,parentDataProperty:"base",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.quote !== undefined){
if(!(validate186(data.quote, {instancePath:instancePath+"/quote",parentData:data,parentDataProperty:"quote",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate157(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
if(data.price_precision !== undefined){
if(!(validate149(data.price_precision, {instancePath:instancePath+"/price_precision",parentData:data,parentDataProperty:"price_precision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data.quantity_precision !== undefined){
if(!(validate149(data.quantity_precision, {instancePath:instancePath+"/quantity_precision",parentData:data,parentDataProperty:"quantity_precision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data.minimum_quantity !== undefined){
if(!(validate213(data.minimum_quantity, {instancePath:instancePath+"/minimum_quantity",parentData:data,parentDataProperty:"minimum_quantity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.minimum_price !== undefined){
if(!(validate213(data.minimum_price, {instancePath:instancePath+"/minimum_price",parentData:data,parentDataProperty:"minimum_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.maximum_price !== undefined){
if(!(validate213(data.maximum_price, {instancePath:instancePath+"/maximum_price",parentData:data,parentDataProperty:"maximum_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.vat_rate !== undefined){
if(!(validate213(data.vat_rate, {instancePath:instancePath+"/vat_rate",parentData:data,parentDataProperty:"vat_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate624.errors = vErrors;
return errors === 0;
}
validate624.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate623(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.putSymbol_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate623.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate624(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate624.errors : vErrors.concat(validate624.errors);
errors = vErrors.length;
}
validate623.errors = vErrors;
return errors === 0;
}
validate623.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.putFees_200 = validate636;
const schema203 = {"$ref":"components#/components/schemas/FeeSchedule","$id":"exact.putFees_200"};
const schema204 = {"type":"object","additionalProperties":false,"required":["symbol","tier","maker_rate","taker_rate"],"properties":{"symbol":{"$ref":"components#/components/schemas/PairSymbol"},"tier":{"$ref":"components#/components/schemas/FeeTier"},"maker_rate":{"$ref":"components#/components/schemas/DecimalString"},"taker_rate":{"$ref":"components#/components/schemas/DecimalString"}}};

function validate637(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate637.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.symbol === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tier === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tier"},message:"must have required property '"+"tier"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.maker_rate === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maker_rate"},message:"must have required property '"+"maker_rate"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.taker_rate === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "taker_rate"},message:"must have required property '"+"taker_rate"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "symbol") || (key0 === "tier")) || (key0 === "maker_rate")) || (key0 === "taker_rate"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.symbol !== undefined){
if(!(validate262(data.symbol, {instancePath:instancePath+"/symbol",parentData:data,parentDataProperty:"symbol",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
}
if(data.tier !== undefined){
if(!(validate102(data.tier, {instancePath:instancePath+"/tier",parentData:data,parentDataProperty:"tier",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.maker_rate !== undefined){
if(!(validate213(data.maker_rate, {instancePath:instancePath+"/maker_rate",parentData:data,parentDataProperty:"maker_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.taker_rate !== undefined){
if(!(validate213(data.taker_rate, {instancePath:instancePath+"/taker_rate",parentData:data,parentDataProperty:"taker_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate637.errors = vErrors;
return errors === 0;
}
validate637.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate636(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.putFees_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate636.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate637(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate637.errors : vErrors.concat(validate637.errors);
errors = vErrors.length;
}
validate636.errors = vErrors;
return errors === 0;
}
validate636.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.putWithdrawalLimit_200 = validate643;
const schema205 = {"$ref":"components#/components/schemas/WithdrawalLimit","$id":"exact.putWithdrawalLimit_200"};
const schema206 = {"type":"object","additionalProperties":false,"required":["level","asset","capacity"],"properties":{"level":{"$ref":"components#/components/schemas/VerificationLevel"},"asset":{"$ref":"components#/components/schemas/AssetSymbol"},"capacity":{"$ref":"components#/components/schemas/DecimalString"}}};

function validate644(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate644.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.level === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.asset === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "asset"},message:"must have required property '"+"asset"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.capacity === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "capacity"},message:"must have required property '"+"capacity"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "level") || (key0 === "asset")) || (key0 === "capacity"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.level !== undefined){
if(!(validate100(data.level, {instancePath:instancePath+"/level",parentData:data,parentDataProperty:"level",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
if(data.asset !== undefined){
if(!(validate186(data.asset, {instancePath:instancePath+"/asset",parentData:data,parentDataProperty:"asset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.capacity !== undefined){
if(!(validate213(data.capacity, {instancePath:instancePath+"/capacity",parentData:data,parentDataProperty:"capacity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate644.errors = vErrors;
return errors === 0;
}
validate644.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate643(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.putWithdrawalLimit_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate643.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate644(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate644.errors : vErrors.concat(validate644.errors);
errors = vErrors.length;
}
validate643.errors = vErrors;
return errors === 0;
}
validate643.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getMarketRules_200 = validate649;
const schema207 = {"$ref":"components#/components/schemas/MarketRules","$id":"exact.getMarketRules_200"};
const schema208 = {"type":"object","additionalProperties":false,"required":["assets","symbols","fees","withdrawal_limits"],"properties":{"assets":{"type":"array","items":{"$ref":"components#/components/schemas/ListedAsset"}},"symbols":{"type":"array","items":{"$ref":"components#/components/schemas/ListedSymbol"}},"fees":{"type":"array","items":{"$ref":"components#/components/schemas/FeeSchedule"}},"withdrawal_limits":{"type":"array","items":{"$ref":"components#/components/schemas/WithdrawalLimit"}}}};

function validate651(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate651.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.asset === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "asset"},message:"must have required property '"+"asset"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.precision === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "precision"},message:"must have required property '"+"precision"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.transfer_precision === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transfer_precision"},message:"must have required property '"+"transfer_precision"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.withdrawal_fee === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withdrawal_fee"},message:"must have required property '"+"withdrawal_fee"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.withdrawal_minimum === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withdrawal_minimum"},message:"must have required property '"+"withdrawal_minimum"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.withdrawal_enabled === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withdrawal_enabled"},message:"must have required property '"+"withdrawal_enabled"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "asset") || (key0 === "kind")) || (key0 === "precision")) || (key0 === "transfer_precision")) || (key0 === "withdrawal_fee")) || (key0 === "withdrawal_minimum")) || (key0 === "withdrawal_enabled"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.asset !== undefined){
if(!(validate186(data.asset, {instancePath:instancePath+"/asset",parentData:data,parentDataProperty:"asset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(!(validate147(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
if(data.precision !== undefined){
if(!(validate149(data.precision, {instancePath:instancePath+"/precision",parentData:data,parentDataProperty:"precision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data.transfer_precision !== undefined){
if(!(validate149(data.transfer_precision, {instancePath:instancePath+"/transfer_precision",parentData:data,parentDataProperty:"transfer_precision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data.withdrawal_fee !== undefined){
if(!(validate213(data.withdrawal_fee, {instancePath:instancePath+"/withdrawal_fee",parentData:data,parentDataProperty:"withdrawal_fee",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.withdrawal_minimum !== undefined){
if(!(validate213(data.withdrawal_minimum, {instancePath:instancePath+"/withdrawal_minimum",parentData:data,parentDataProperty:"withdrawal_minimum",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.withdrawal_enabled !== undefined){
if(typeof data.withdrawal_enabled !== "boolean"){
const err8 = {instancePath:instancePath+"/withdrawal_enabled",schemaPath:"#/properties/withdrawal_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate651.errors = vErrors;
return errors === 0;
}
validate651.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate659(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate659.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.symbol === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.base === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.quote === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quote"},message:"must have required property '"+"quote"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.price_precision === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price_precision"},message:"must have required property '"+"price_precision"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.quantity_precision === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quantity_precision"},message:"must have required property '"+"quantity_precision"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.minimum_quantity === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimum_quantity"},message:"must have required property '"+"minimum_quantity"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.minimum_price === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minimum_price"},message:"must have required property '"+"minimum_price"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.maximum_price === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maximum_price"},message:"must have required property '"+"maximum_price"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.vat_rate === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vat_rate"},message:"must have required property '"+"vat_rate"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func3.call(schema202.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.symbol !== undefined){
if(!(validate262(data.symbol, {instancePath:instancePath+"/symbol",parentData:data,parentDataProperty:"symbol",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
}
if(data.base !== undefined){
if(!(validate186(data.base, {instancePath:instancePath+"/base",parentData:data,parentDataProperty:"base",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.quote !== undefined){
if(!(validate186(data.quote, {instancePath:instancePath+"/quote",parentData:data,parentDataProperty:"quote",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate157(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
if(data.price_precision !== undefined){
if(!(validate149(data.price_precision, {instancePath:instancePath+"/price_precision",parentData:data,parentDataProperty:"price_precision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data.quantity_precision !== undefined){
if(!(validate149(data.quantity_precision, {instancePath:instancePath+"/quantity_precision",parentData:data,parentDataProperty:"quantity_precision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data.minimum_quantity !== undefined){
if(!(validate213(data.minimum_quantity, {instancePath:instancePath+"/minimum_quantity",parentData:data,parentDataProperty:"minimum_quantity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.minimum_price !== undefined){
if(!(validate213(data.minimum_price, {instancePath:instancePath+"/minimum_price",parentData:data,parentDataProperty:"minimum_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.maximum_price !== undefined){
if(!(validate213(data.maximum_price, {instancePath:instancePath+"/maximum_price",parentData:data,parentDataProperty:"maximum_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.vat_rate !== undefined){
if(!(validate213(data.vat_rate, {instancePath:instancePath+"/vat_rate",parentData:data,parentDataProperty:"vat_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate659.errors = vErrors;
return errors === 0;
}
validate659.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate671(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate671.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.symbol === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tier === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tier"},message:"must have required property '"+"tier"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.maker_rate === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maker_rate"},message:"must have required property '"+"maker_rate"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.taker_rate === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "taker_rate"},message:"must have required property '"+"taker_rate"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "symbol") || (key0 === "tier")) || (key0 === "maker_rate")) || (key0 === "taker_rate"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.symbol !== undefined){
if(!(validate262(data.symbol, {instancePath:instancePath+"/symbol",parentData:data,parentDataProperty:"symbol",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
}
if(data.tier !== undefined){
if(!(validate102(data.tier, {instancePath:instancePath+"/tier",parentData:data,parentDataProperty:"tier",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.maker_rate !== undefined){
if(!(validate213(data.maker_rate, {instancePath:instancePath+"/maker_rate",parentData:data,parentDataProperty:"maker_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.taker_rate !== undefined){
if(!(validate213(data.taker_rate, {instancePath:instancePath+"/taker_rate",parentData:data,parentDataProperty:"taker_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate671.errors = vErrors;
return errors === 0;
}
validate671.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate677(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate677.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.level === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.asset === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "asset"},message:"must have required property '"+"asset"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.capacity === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "capacity"},message:"must have required property '"+"capacity"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "level") || (key0 === "asset")) || (key0 === "capacity"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.level !== undefined){
if(!(validate100(data.level, {instancePath:instancePath+"/level",parentData:data,parentDataProperty:"level",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
if(data.asset !== undefined){
if(!(validate186(data.asset, {instancePath:instancePath+"/asset",parentData:data,parentDataProperty:"asset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.capacity !== undefined){
if(!(validate213(data.capacity, {instancePath:instancePath+"/capacity",parentData:data,parentDataProperty:"capacity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate677.errors = vErrors;
return errors === 0;
}
validate677.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate650(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate650.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.assets === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "assets"},message:"must have required property '"+"assets"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.symbols === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "symbols"},message:"must have required property '"+"symbols"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.fees === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fees"},message:"must have required property '"+"fees"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.withdrawal_limits === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withdrawal_limits"},message:"must have required property '"+"withdrawal_limits"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "assets") || (key0 === "symbols")) || (key0 === "fees")) || (key0 === "withdrawal_limits"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.assets !== undefined){
let data0 = data.assets;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate651(data0[i0], {instancePath:instancePath+"/assets/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate651.errors : vErrors.concat(validate651.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.symbols !== undefined){
let data2 = data.symbols;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate659(data2[i1], {instancePath:instancePath+"/symbols/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate659.errors : vErrors.concat(validate659.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/symbols",schemaPath:"#/properties/symbols/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.fees !== undefined){
let data4 = data.fees;
if(Array.isArray(data4)){
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
if(!(validate671(data4[i2], {instancePath:instancePath+"/fees/" + i2,parentData:data4,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate671.errors : vErrors.concat(validate671.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/fees",schemaPath:"#/properties/fees/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.withdrawal_limits !== undefined){
let data6 = data.withdrawal_limits;
if(Array.isArray(data6)){
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
if(!(validate677(data6[i3], {instancePath:instancePath+"/withdrawal_limits/" + i3,parentData:data6,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate677.errors : vErrors.concat(validate677.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/withdrawal_limits",schemaPath:"#/properties/withdrawal_limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate650.errors = vErrors;
return errors === 0;
}
validate650.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate649(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.getMarketRules_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate649.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate650(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate650.errors : vErrors.concat(validate650.errors);
errors = vErrors.length;
}
validate649.errors = vErrors;
return errors === 0;
}
validate649.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.createOperatorToken_201 = validate683;
const schema213 = {"$ref":"components#/components/schemas/IssuedOperatorToken","$id":"exact.createOperatorToken_201"};
const schema214 = {"type":"object","additionalProperties":false,"required":["id","name","role","token","created_at"],"properties":{"id":{"$ref":"components#/components/schemas/RecordId"},"name":{"type":"string"},"role":{"$ref":"components#/components/schemas/OperatorRole"},"token":{"type":"string","pattern":"^[A-Za-z0-9_-]{43}$","x-secret":true},"created_at":{"$ref":"components#/components/schemas/Timestamp"}}};

function validate684(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate684.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.role === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.token === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.created_at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "role")) || (key0 === "token")) || (key0 === "created_at"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate121(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.role !== undefined){
if(!(validate178(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
if(data.token !== undefined){
let data3 = data.token;
if(typeof data3 === "string"){
if(!pattern40.test(data3)){
const err7 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{43}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate280(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate684.errors = vErrors;
return errors === 0;
}
validate684.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate683(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.createOperatorToken_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate683.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate684(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate684.errors : vErrors.concat(validate684.errors);
errors = vErrors.length;
}
validate683.errors = vErrors;
return errors === 0;
}
validate683.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.listOperatorTokens_200 = validate689;
const schema215 = {"$ref":"components#/components/schemas/OperatorTokens","$id":"exact.listOperatorTokens_200"};
const schema216 = {"type":"object","additionalProperties":false,"required":["count","items"],"properties":{"count":{"type":"integer","minimum":0},"items":{"type":"array","items":{"$ref":"components#/components/schemas/OperatorTokenRecord"}}}};
const schema217 = {"type":"object","additionalProperties":false,"required":["id","name","role","created_at","revoked_at"],"properties":{"id":{"$ref":"components#/components/schemas/RecordId"},"name":{"type":"string"},"role":{"$ref":"components#/components/schemas/OperatorRole"},"created_at":{"$ref":"components#/components/schemas/Timestamp"},"revoked_at":{"oneOf":[{"$ref":"components#/components/schemas/Timestamp"},{"type":"null"}]}}};

function validate691(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate691.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.role === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.revoked_at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revoked_at"},message:"must have required property '"+"revoked_at"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "role")) || (key0 === "created_at")) || (key0 === "revoked_at"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate121(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.role !== undefined){
if(!(validate178(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate280(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.revoked_at !== undefined){
let data4 = data.revoked_at;
const _errs8 = errors;
let valid1 = false;
let passing0 = null;
const _errs9 = errors;
if(!(validate280(data4, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs10 = errors;
if(data4 !== null){
const err7 = {instancePath:instancePath+"/revoked_at",schemaPath:"#/properties/revoked_at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err8 = {instancePath:instancePath+"/revoked_at",schemaPath:"#/properties/revoked_at/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate691.errors = vErrors;
return errors === 0;
}
validate691.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate690(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate690.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.count === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "count") || (key0 === "items"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.count !== undefined){
let data0 = data.count;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate691(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate691.errors : vErrors.concat(validate691.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate690.errors = vErrors;
return errors === 0;
}
validate690.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate689(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.listOperatorTokens_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate689.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate690(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate690.errors : vErrors.concat(validate690.errors);
errors = vErrors.length;
}
validate689.errors = vErrors;
return errors === 0;
}
validate689.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.listOperatorActions_200 = validate698;
const schema218 = {"$ref":"components#/components/schemas/OperatorActions","$id":"exact.listOperatorActions_200"};
const schema219 = {"type":"object","additionalProperties":false,"required":["count","items"],"properties":{"count":{"type":"integer","minimum":0},"items":{"type":"array","items":{"$ref":"components#/components/schemas/OperatorAction"}}}};
const schema220 = {"type":"object","additionalProperties":false,"required":["id","operator_id","operator","role","operation","path","query","body","ip","request_id","created_at","hash","end"],"properties":{"id":{"$ref":"components#/components/schemas/RecordId"},"operator_id":{"$ref":"components#/components/schemas/RecordId"},"operator":{"type":"string"},"role":{"$ref":"components#/components/schemas/OperatorRole"},"operation":{"type":"string"},"path":{"type":"object","additionalProperties":true},"query":{"type":"object","additionalProperties":true},"body":{"type":["object","null"],"additionalProperties":true},"ip":{"type":"string"},"request_id":{"type":"string"},"created_at":{"$ref":"components#/components/schemas/Timestamp"},"hash":{"$ref":"components#/components/schemas/ActionHash"},"end":{"oneOf":[{"$ref":"components#/components/schemas/OperatorActionEnd"},{"type":"null"}]}}};
const schema221 = {"type":"string","pattern":"^[0-9a-f]{64}$"};

function validate705(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate705.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern38.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate705.errors = vErrors;
return errors === 0;
}
validate705.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema222 = {"type":"object","additionalProperties":false,"required":["id","result","code","answer","created_at","hash"],"properties":{"id":{"$ref":"components#/components/schemas/RecordId"},"result":{"type":"string","enum":["done","refused","not_done","unknown"]},"code":{"type":["string","null"]},"answer":{"type":["object","null"],"additionalProperties":true},"created_at":{"$ref":"components#/components/schemas/Timestamp"},"hash":{"$ref":"components#/components/schemas/ActionHash"}}};

function validate707(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate707.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.result === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.code === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.answer === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answer"},message:"must have required property '"+"answer"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.created_at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.hash === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hash"},message:"must have required property '"+"hash"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "result")) || (key0 === "code")) || (key0 === "answer")) || (key0 === "created_at")) || (key0 === "hash"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate121(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.result !== undefined){
let data1 = data.result;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data1 === "done") || (data1 === "refused")) || (data1 === "not_done")) || (data1 === "unknown"))){
const err8 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues: schema222.properties.result.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.code !== undefined){
let data2 = data.code;
if((typeof data2 !== "string") && (data2 !== null)){
const err9 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema222.properties.code.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.answer !== undefined){
let data3 = data.answer;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
const err10 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type: schema222.properties.answer.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate280(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.hash !== undefined){
if(!(validate705(data.hash, {instancePath:instancePath+"/hash",parentData:data,parentDataProperty:"hash",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate705.errors : vErrors.concat(validate705.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate707.errors = vErrors;
return errors === 0;
}
validate707.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate700(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate700.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.operator_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operator_id"},message:"must have required property '"+"operator_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.operator === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operator"},message:"must have required property '"+"operator"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.role === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.operation === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operation"},message:"must have required property '"+"operation"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.path === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.query === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.body === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.ip === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ip"},message:"must have required property '"+"ip"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.request_id === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request_id"},message:"must have required property '"+"request_id"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.created_at === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.hash === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hash"},message:"must have required property '"+"hash"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.end === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "end"},message:"must have required property '"+"end"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key0 in data){
if(!(func3.call(schema220.properties, key0))){
const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate121(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.operator_id !== undefined){
if(!(validate121(data.operator_id, {instancePath:instancePath+"/operator_id",parentData:data,parentDataProperty:"operator_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.operator !== undefined){
if(typeof data.operator !== "string"){
const err14 = {instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.role !== undefined){
if(!(validate178(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
if(data.operation !== undefined){
if(typeof data.operation !== "string"){
const err15 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.path !== undefined){
let data5 = data.path;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
const err16 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.query !== undefined){
let data6 = data.query;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
const err17 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.body !== undefined){
let data7 = data.body;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
const err18 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: schema220.properties.body.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.ip !== undefined){
if(typeof data.ip !== "string"){
const err19 = {instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.request_id !== undefined){
if(typeof data.request_id !== "string"){
const err20 = {instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate280(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.hash !== undefined){
if(!(validate705(data.hash, {instancePath:instancePath+"/hash",parentData:data,parentDataProperty:"hash",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate705.errors : vErrors.concat(validate705.errors);
errors = vErrors.length;
}
}
if(data.end !== undefined){
let data12 = data.end;
const _errs25 = errors;
let valid1 = false;
let passing0 = null;
const _errs26 = errors;
if(!(validate707(data12, {instancePath:instancePath+"/end",parentData:data,parentDataProperty:"end",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate707.errors : vErrors.concat(validate707.errors);
errors = vErrors.length;
}
var _valid0 = _errs26 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs27 = errors;
if(data12 !== null){
const err21 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid0 = _errs27 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err22 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate700.errors = vErrors;
return errors === 0;
}
validate700.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate699(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate699.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.count === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "count") || (key0 === "items"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.count !== undefined){
let data0 = data.count;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate700(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate700.errors : vErrors.concat(validate700.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate699.errors = vErrors;
return errors === 0;
}
validate699.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate698(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.listOperatorActions_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate698.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate699(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate699.errors : vErrors.concat(validate699.errors);
errors = vErrors.length;
}
validate698.errors = vErrors;
return errors === 0;
}
validate698.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getAudit_200 = validate714;
const schema223 = {"$ref":"components#/components/schemas/AuditReport","$id":"exact.getAudit_200"};
const schema224 = {"type":"object","additionalProperties":false,"required":["clean","sequence","checked_at","book_hash","counts","checks","violations"],"properties":{"clean":{"type":"boolean"},"sequence":{"type":"integer","minimum":0},"checked_at":{"$ref":"components#/components/schemas/Timestamp"},"book_hash":{"type":"string"},"counts":{"$ref":"components#/components/schemas/AuditCounts"},"checks":{"type":"array","items":{"type":"string"}},"violations":{"type":"array","items":{"$ref":"components#/components/schemas/AuditViolation"}}}};
const schema225 = {"type":"object","additionalProperties":false,"required":["accounts","entries","orders","trades","klines","events"],"properties":{"accounts":{"type":"integer","minimum":0},"entries":{"type":"integer","minimum":0},"orders":{"type":"integer","minimum":0},"trades":{"type":"integer","minimum":0},"klines":{"type":"integer","minimum":0},"events":{"type":"integer","minimum":0}}};

function validate717(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate717.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accounts === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accounts"},message:"must have required property '"+"accounts"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.orders === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orders"},message:"must have required property '"+"orders"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.trades === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trades"},message:"must have required property '"+"trades"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.klines === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "klines"},message:"must have required property '"+"klines"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.events === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "accounts") || (key0 === "entries")) || (key0 === "orders")) || (key0 === "trades")) || (key0 === "klines")) || (key0 === "events"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.accounts !== undefined){
let data0 = data.accounts;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err7 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
const err8 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.entries !== undefined){
let data1 = data.entries;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err9 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.orders !== undefined){
let data2 = data.orders;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err11 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.trades !== undefined){
let data3 = data.trades;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err13 = {instancePath:instancePath+"/trades",schemaPath:"#/properties/trades/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/trades",schemaPath:"#/properties/trades/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.klines !== undefined){
let data4 = data.klines;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err15 = {instancePath:instancePath+"/klines",schemaPath:"#/properties/klines/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/klines",schemaPath:"#/properties/klines/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.events !== undefined){
let data5 = data.events;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err17 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate717.errors = vErrors;
return errors === 0;
}
validate717.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema226 = {"type":"object","additionalProperties":false,"required":["check","detail"],"properties":{"check":{"type":"string"},"detail":{"type":"string"}}};

function validate719(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate719.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.check === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "check"},message:"must have required property '"+"check"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.detail === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "check") || (key0 === "detail"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.check !== undefined){
if(typeof data.check !== "string"){
const err3 = {instancePath:instancePath+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
const err4 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate719.errors = vErrors;
return errors === 0;
}
validate719.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate715(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate715.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.clean === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clean"},message:"must have required property '"+"clean"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sequence === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.checked_at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checked_at"},message:"must have required property '"+"checked_at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.book_hash === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "book_hash"},message:"must have required property '"+"book_hash"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.counts === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.checks === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checks"},message:"must have required property '"+"checks"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.violations === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "violations"},message:"must have required property '"+"violations"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "clean") || (key0 === "sequence")) || (key0 === "checked_at")) || (key0 === "book_hash")) || (key0 === "counts")) || (key0 === "checks")) || (key0 === "violations"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.clean !== undefined){
if(typeof data.clean !== "boolean"){
const err8 = {instancePath:instancePath+"/clean",schemaPath:"#/properties/clean/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.sequence !== undefined){
let data1 = data.sequence;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err9 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.checked_at !== undefined){
if(!(validate280(data.checked_at, {instancePath:instancePath+"/checked_at",parentData:data,parentDataProperty:"checked_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.book_hash !== undefined){
if(typeof data.book_hash !== "string"){
const err11 = {instancePath:instancePath+"/book_hash",schemaPath:"#/properties/book_hash/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.counts !== undefined){
if(!(validate717(data.counts, {instancePath:instancePath+"/counts",parentData:data,parentDataProperty:"counts",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors);
errors = vErrors.length;
}
}
if(data.checks !== undefined){
let data5 = data.checks;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(typeof data5[i0] !== "string"){
const err12 = {instancePath:instancePath+"/checks/" + i0,schemaPath:"#/properties/checks/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.violations !== undefined){
let data7 = data.violations;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate719(data7[i1], {instancePath:instancePath+"/violations/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate719.errors : vErrors.concat(validate719.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/violations",schemaPath:"#/properties/violations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate715.errors = vErrors;
return errors === 0;
}
validate715.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate714(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.getAudit_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate714.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate715(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate715.errors : vErrors.concat(validate715.errors);
errors = vErrors.length;
}
validate714.errors = vErrors;
return errors === 0;
}
validate714.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getHouseBalances_200 = validate722;
const schema227 = {"$ref":"components#/components/schemas/HouseBalances","$id":"exact.getHouseBalances_200"};
const schema228 = {"type":"object","additionalProperties":false,"required":["balances"],"properties":{"balances":{"type":"array","items":{"$ref":"components#/components/schemas/HouseBalance"}}}};
const schema229 = {"type":"object","additionalProperties":false,"required":["asset","kind","balance"],"properties":{"asset":{"$ref":"components#/components/schemas/AssetSymbol"},"kind":{"type":"string","enum":["fees","vat","pending_withdrawals","withdrawal_fees","custody","bank"]},"balance":{"$ref":"components#/components/schemas/SignedDecimalString"}}};

function validate724(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate724.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.asset === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "asset"},message:"must have required property '"+"asset"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.balance === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "balance"},message:"must have required property '"+"balance"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "asset") || (key0 === "kind")) || (key0 === "balance"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.asset !== undefined){
if(!(validate186(data.asset, {instancePath:instancePath+"/asset",parentData:data,parentDataProperty:"asset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((data1 === "fees") || (data1 === "vat")) || (data1 === "pending_withdrawals")) || (data1 === "withdrawal_fees")) || (data1 === "custody")) || (data1 === "bank"))){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema229.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.balance !== undefined){
if(!(validate405(data.balance, {instancePath:instancePath+"/balance",parentData:data,parentDataProperty:"balance",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate405.errors : vErrors.concat(validate405.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate724.errors = vErrors;
return errors === 0;
}
validate724.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate723(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate723.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.balances === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "balances"},message:"must have required property '"+"balances"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "balances")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.balances !== undefined){
let data0 = data.balances;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate724(data0[i0], {instancePath:instancePath+"/balances/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate724.errors : vErrors.concat(validate724.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/balances",schemaPath:"#/properties/balances/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate723.errors = vErrors;
return errors === 0;
}
validate723.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate722(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="exact.getHouseBalances_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate722.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate723(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate723.errors : vErrors.concat(validate723.errors);
errors = vErrors.length;
}
validate722.errors = vErrors;
return errors === 0;
}
validate722.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

return exports;
})();
exports.requestValidators = {
  "getEstimatedPrice": [lenient.getEstimatedPrice_parameters],
  "createPortalOrder": [exact.createPortalOrder_body, lenient.createPortalOrder_parameters],
  "getUser": [lenient.getUser_parameters],
  "getOrderBook": [lenient.getOrderBook_parameters],
  "createOrder": [exact.createOrder_body, lenient.createOrder_parameters],
  "getOrder": [lenient.getOrder_parameters],
  "amendOrder": [exact.amendOrder_body, lenient.amendOrder_parameters],
  "cancelOrder": [exact.cancelOrder_body, lenient.amendOrder_parameters],
  "testOrder": [exact.createOrder_body, lenient.testOrder_parameters],
  "listOrders": [lenient.listOrders_parameters],
  "cancelAllOrders": [exact.cancelAllOrders_body, lenient.testOrder_parameters],
  "getTradeHistory": [lenient.getTradeHistory_parameters],
  "getFees": [lenient.getFees_parameters],
  "getTradingFees": [lenient.getTradingFees_parameters],
  "getOrderBookTickers": [lenient.getTradingFees_parameters],
  "getMarketcap": [lenient.getTradingFees_parameters],
  "getConfigs": [lenient.getTradingFees_parameters],
  "getExchangeInfo": [lenient.getTradingFees_parameters],
  "getTicker24hr": [lenient.getTicker24hr_parameters],
  "ping": [lenient.getTradingFees_parameters],
  "getTime": [lenient.getTradingFees_parameters],
  "getDepth": [lenient.getDepth_parameters],
  "getKlines": [lenient.getKlines_parameters],
  "getAggTrades": [lenient.getAggTrades_parameters],
  "createOrderV3": [exact.createOrder_body, lenient.createOrder_parameters],
  "listOrdersV3": [lenient.listOrders_parameters],
  "cancelAllOrdersV3": [exact.cancelAllOrders_body, lenient.testOrder_parameters],
  "cancelOrderV3": [exact.cancelOrder_body, lenient.amendOrder_parameters],
  "createListenKey": [lenient.getTradingFees_parameters],
  "extendListenKey": [exact.extendListenKey_body, lenient.extendListenKey_parameters],
  "deleteListenKey": [exact.extendListenKey_body, lenient.extendListenKey_parameters],
  "createUser": [exact.createUser_body, lenient.getTradingFees_parameters],
  "listUsers": [lenient.listUsers_parameters],
  "updateUser": [exact.updateUser_body, lenient.updateUser_parameters],
  "getUserAccount": [lenient.updateUser_parameters],
  "createApiKey": [exact.createApiKey_body, lenient.updateUser_parameters],
  "listApiKeys": [lenient.listApiKeys_parameters],
  "revokeApiKey": [lenient.revokeApiKey_parameters],
  "creditDeposit": [exact.creditDeposit_body, lenient.getTradingFees_parameters],
  "createPartner": [exact.createPartner_body, lenient.getTradingFees_parameters],
  "listPartners": [lenient.listPartners_parameters],
  "updatePartner": [exact.updatePartner_body, lenient.updatePartner_parameters],
  "createPortalSession": [exact.createPortalSession_body, lenient.getTradingFees_parameters],
  "putAsset": [exact.putAsset_body, lenient.putAsset_parameters],
  "putSymbol": [exact.putSymbol_body, lenient.putSymbol_parameters],
  "putFees": [exact.putFees_body, lenient.putFees_parameters],
  "putWithdrawalLimit": [exact.putWithdrawalLimit_body, lenient.putWithdrawalLimit_parameters],
  "getMarketRules": [lenient.getTradingFees_parameters],
  "createOperatorToken": [exact.createOperatorToken_body, lenient.getTradingFees_parameters],
  "listOperatorTokens": [lenient.listPartners_parameters],
  "revokeOperatorToken": [lenient.revokeOperatorToken_parameters],
  "listOperatorActions": [lenient.listOperatorActions_parameters],
  "getAudit": [lenient.getTradingFees_parameters],
  "getHouseBalances": [lenient.getTradingFees_parameters],
  "receiveCustodyCallback": [exact.receiveCustodyCallback_body, lenient.getTradingFees_parameters],
};
exports.statusBasedResponseValidators = {
  "getEstimatedPrice": { 200: exact.getEstimatedPrice_200, 400: exact.getEstimatedPrice_400, 422: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "createPortalOrder": { 201: exact.createPortalOrder_201, 400: exact.getEstimatedPrice_400, 401: null, 409: exact.getEstimatedPrice_400, 413: exact.getEstimatedPrice_400, 415: exact.getEstimatedPrice_400, 422: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 502: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "getUser": { 200: exact.getUser_200, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "getOrderBook": { 200: exact.getOrderBook_200, 400: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "createOrder": { 200: exact.createOrder_200, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 409: exact.getEstimatedPrice_400, 413: exact.getEstimatedPrice_400, 415: exact.getEstimatedPrice_400, 422: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "getOrder": { 200: exact.getOrder_200, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 404: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "amendOrder": { 200: exact.createOrder_200, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 404: exact.getEstimatedPrice_400, 409: exact.getEstimatedPrice_400, 413: exact.getEstimatedPrice_400, 415: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "cancelOrder": { 202: exact.cancelOrder_202, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 404: exact.getEstimatedPrice_400, 409: exact.getEstimatedPrice_400, 413: exact.getEstimatedPrice_400, 415: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "testOrder": { 200: exact.testOrder_200, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 413: exact.getEstimatedPrice_400, 415: exact.getEstimatedPrice_400, 422: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "listOrders": { 200: exact.listOrders_200, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "cancelAllOrders": { 200: exact.cancelAllOrders_200, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 413: exact.getEstimatedPrice_400, 415: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "getTradeHistory": { 200: exact.getTradeHistory_200, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "getFees": { 200: exact.getFees_200, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "getTradingFees": { 200: exact.getTradingFees_200, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "getOrderBookTickers": { 200: exact.getOrderBookTickers_200, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "getMarketcap": { 200: exact.getMarketcap_200, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "getConfigs": { 200: exact.getConfigs_200, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "getExchangeInfo": { 200: exact.getExchangeInfo_200, 429: exact.getExchangeInfo_429, 500: exact.getExchangeInfo_429, 503: exact.getExchangeInfo_429 },
  "getTicker24hr": { 200: exact.getTicker24hr_200, 400: exact.getExchangeInfo_429, 429: exact.getExchangeInfo_429, 500: exact.getExchangeInfo_429, 503: exact.getExchangeInfo_429 },
  "ping": { 200: exact.cancelOrder_202, 429: exact.getExchangeInfo_429, 500: exact.getExchangeInfo_429, 503: exact.getExchangeInfo_429 },
  "getTime": { 200: exact.getTime_200, 429: exact.getExchangeInfo_429, 500: exact.getExchangeInfo_429, 503: exact.getExchangeInfo_429 },
  "getDepth": { 200: exact.getDepth_200, 400: exact.getExchangeInfo_429, 429: exact.getExchangeInfo_429, 500: exact.getExchangeInfo_429, 503: exact.getExchangeInfo_429 },
  "getKlines": { 200: exact.getKlines_200, 400: exact.getExchangeInfo_429, 429: exact.getExchangeInfo_429, 500: exact.getExchangeInfo_429, 503: exact.getExchangeInfo_429 },
  "getAggTrades": { 200: exact.getAggTrades_200, 400: exact.getExchangeInfo_429, 429: exact.getExchangeInfo_429, 500: exact.getExchangeInfo_429, 503: exact.getExchangeInfo_429 },
  "createOrderV3": { 200: exact.createOrder_200, 400: exact.getExchangeInfo_429, 401: exact.getExchangeInfo_429, 403: exact.getExchangeInfo_429, 429: exact.getExchangeInfo_429, 500: exact.getExchangeInfo_429, 503: exact.getExchangeInfo_429 },
  "listOrdersV3": { 200: exact.listOrders_200, 400: exact.getExchangeInfo_429, 401: exact.getExchangeInfo_429, 403: exact.getExchangeInfo_429, 429: exact.getExchangeInfo_429, 500: exact.getExchangeInfo_429, 503: exact.getExchangeInfo_429 },
  "cancelAllOrdersV3": { 200: exact.cancelAllOrders_200, 400: exact.getExchangeInfo_429, 401: exact.getExchangeInfo_429, 403: exact.getExchangeInfo_429, 429: exact.getExchangeInfo_429, 500: exact.getExchangeInfo_429, 503: exact.getExchangeInfo_429 },
  "cancelOrderV3": { 202: exact.cancelOrder_202, 400: exact.getExchangeInfo_429, 401: exact.getExchangeInfo_429, 403: exact.getExchangeInfo_429, 429: exact.getExchangeInfo_429, 500: exact.getExchangeInfo_429, 503: exact.getExchangeInfo_429 },
  "createListenKey": { 200: exact.createListenKey_200, 401: exact.getExchangeInfo_429, 403: exact.getExchangeInfo_429, 429: exact.getExchangeInfo_429, 500: exact.getExchangeInfo_429, 503: exact.getExchangeInfo_429 },
  "extendListenKey": { 200: exact.cancelOrder_202, 400: exact.getExchangeInfo_429, 401: exact.getExchangeInfo_429, 403: exact.getExchangeInfo_429, 429: exact.getExchangeInfo_429, 500: exact.getExchangeInfo_429, 503: exact.getExchangeInfo_429 },
  "deleteListenKey": { 200: exact.cancelOrder_202, 400: exact.getExchangeInfo_429, 401: exact.getExchangeInfo_429, 403: exact.getExchangeInfo_429, 429: exact.getExchangeInfo_429, 500: exact.getExchangeInfo_429, 503: exact.getExchangeInfo_429 },
  "createUser": { 201: exact.createUser_201, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 409: exact.getEstimatedPrice_400, 413: exact.getEstimatedPrice_400, 415: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "listUsers": { 200: exact.listUsers_200, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "updateUser": { 200: exact.createUser_201, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 404: exact.getEstimatedPrice_400, 413: exact.getEstimatedPrice_400, 415: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "getUserAccount": { 200: exact.getUserAccount_200, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 404: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "createApiKey": { 201: exact.createApiKey_201, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 404: exact.getEstimatedPrice_400, 413: exact.getEstimatedPrice_400, 415: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "listApiKeys": { 200: exact.listApiKeys_200, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 404: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "revokeApiKey": { 204: null, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 404: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "creditDeposit": { 201: exact.creditDeposit_201, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 404: exact.getEstimatedPrice_400, 409: exact.getEstimatedPrice_400, 413: exact.getEstimatedPrice_400, 415: exact.getEstimatedPrice_400, 422: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "createPartner": { 201: exact.createPartner_201, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 413: exact.getEstimatedPrice_400, 415: exact.getEstimatedPrice_400, 422: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "listPartners": { 200: exact.listPartners_200, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "updatePartner": { 200: exact.createPartner_201, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 404: exact.getEstimatedPrice_400, 413: exact.getEstimatedPrice_400, 415: exact.getEstimatedPrice_400, 422: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "createPortalSession": { 201: exact.createPortalSession_201, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 404: exact.getEstimatedPrice_400, 413: exact.getEstimatedPrice_400, 415: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "putAsset": { 200: exact.putAsset_200, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 413: exact.getEstimatedPrice_400, 415: exact.getEstimatedPrice_400, 422: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "putSymbol": { 200: exact.putSymbol_200, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 413: exact.getEstimatedPrice_400, 415: exact.getEstimatedPrice_400, 422: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "putFees": { 200: exact.putFees_200, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 413: exact.getEstimatedPrice_400, 415: exact.getEstimatedPrice_400, 422: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "putWithdrawalLimit": { 200: exact.putWithdrawalLimit_200, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 413: exact.getEstimatedPrice_400, 415: exact.getEstimatedPrice_400, 422: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "getMarketRules": { 200: exact.getMarketRules_200, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "createOperatorToken": { 201: exact.createOperatorToken_201, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 413: exact.getEstimatedPrice_400, 415: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "listOperatorTokens": { 200: exact.listOperatorTokens_200, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "revokeOperatorToken": { 204: null, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 404: exact.getEstimatedPrice_400, 409: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "listOperatorActions": { 200: exact.listOperatorActions_200, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "getAudit": { 200: exact.getAudit_200, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "getHouseBalances": { 200: exact.getHouseBalances_200, 401: exact.getEstimatedPrice_400, 403: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "receiveCustodyCallback": { 204: null, 400: exact.getEstimatedPrice_400, 401: exact.getEstimatedPrice_400, 404: exact.getEstimatedPrice_400, 409: exact.getEstimatedPrice_400, 413: exact.getEstimatedPrice_400, 415: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
};
exports.responseHeaderValidators = {
  "getEstimatedPrice": { 200: lenient.getEstimatedPrice_200_headers, 400: lenient.getEstimatedPrice_200_headers, 422: lenient.getEstimatedPrice_200_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "createPortalOrder": { 201: lenient.getEstimatedPrice_200_headers, 400: lenient.getEstimatedPrice_200_headers, 401: lenient.getEstimatedPrice_200_headers, 409: lenient.getEstimatedPrice_500_headers, 413: lenient.getEstimatedPrice_500_headers, 415: lenient.getEstimatedPrice_500_headers, 422: lenient.getEstimatedPrice_200_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 502: lenient.getEstimatedPrice_200_headers, 503: lenient.getEstimatedPrice_429_headers },
  "getUser": { 200: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "getOrderBook": { 200: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "createOrder": { 200: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 409: lenient.getEstimatedPrice_500_headers, 413: lenient.getEstimatedPrice_500_headers, 415: lenient.getEstimatedPrice_500_headers, 422: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "getOrder": { 200: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 404: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "amendOrder": { 200: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 404: lenient.getEstimatedPrice_500_headers, 409: lenient.getEstimatedPrice_500_headers, 413: lenient.getEstimatedPrice_500_headers, 415: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "cancelOrder": { 202: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 404: lenient.getEstimatedPrice_500_headers, 409: lenient.getEstimatedPrice_500_headers, 413: lenient.getEstimatedPrice_500_headers, 415: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "testOrder": { 200: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 413: lenient.getEstimatedPrice_500_headers, 415: lenient.getEstimatedPrice_500_headers, 422: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "listOrders": { 200: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "cancelAllOrders": { 200: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 413: lenient.getEstimatedPrice_500_headers, 415: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "getTradeHistory": { 200: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "getFees": { 200: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "getTradingFees": { 200: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "getOrderBookTickers": { 200: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "getMarketcap": { 200: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "getConfigs": { 200: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "getExchangeInfo": { 200: lenient.getExchangeInfo_200_headers, 429: lenient.getExchangeInfo_429_headers, 500: lenient.getExchangeInfo_200_headers, 503: lenient.getExchangeInfo_429_headers },
  "getTicker24hr": { 200: lenient.getExchangeInfo_200_headers, 400: lenient.getExchangeInfo_200_headers, 429: lenient.getExchangeInfo_429_headers, 500: lenient.getExchangeInfo_200_headers, 503: lenient.getExchangeInfo_429_headers },
  "ping": { 200: lenient.getExchangeInfo_200_headers, 429: lenient.getExchangeInfo_429_headers, 500: lenient.getExchangeInfo_200_headers, 503: lenient.getExchangeInfo_429_headers },
  "getTime": { 200: lenient.getExchangeInfo_200_headers, 429: lenient.getExchangeInfo_429_headers, 500: lenient.getExchangeInfo_200_headers, 503: lenient.getExchangeInfo_429_headers },
  "getDepth": { 200: lenient.getExchangeInfo_200_headers, 400: lenient.getExchangeInfo_200_headers, 429: lenient.getExchangeInfo_429_headers, 500: lenient.getExchangeInfo_200_headers, 503: lenient.getExchangeInfo_429_headers },
  "getKlines": { 200: lenient.getExchangeInfo_200_headers, 400: lenient.getExchangeInfo_200_headers, 429: lenient.getExchangeInfo_429_headers, 500: lenient.getExchangeInfo_200_headers, 503: lenient.getExchangeInfo_429_headers },
  "getAggTrades": { 200: lenient.getExchangeInfo_200_headers, 400: lenient.getExchangeInfo_200_headers, 429: lenient.getExchangeInfo_429_headers, 500: lenient.getExchangeInfo_200_headers, 503: lenient.getExchangeInfo_429_headers },
  "createOrderV3": { 200: lenient.getExchangeInfo_200_headers, 400: lenient.getExchangeInfo_200_headers, 401: lenient.getExchangeInfo_200_headers, 403: lenient.getExchangeInfo_200_headers, 429: lenient.getExchangeInfo_429_headers, 500: lenient.getExchangeInfo_200_headers, 503: lenient.getExchangeInfo_429_headers },
  "listOrdersV3": { 200: lenient.getExchangeInfo_200_headers, 400: lenient.getExchangeInfo_200_headers, 401: lenient.getExchangeInfo_200_headers, 403: lenient.getExchangeInfo_200_headers, 429: lenient.getExchangeInfo_429_headers, 500: lenient.getExchangeInfo_200_headers, 503: lenient.getExchangeInfo_429_headers },
  "cancelAllOrdersV3": { 200: lenient.getExchangeInfo_200_headers, 400: lenient.getExchangeInfo_200_headers, 401: lenient.getExchangeInfo_200_headers, 403: lenient.getExchangeInfo_200_headers, 429: lenient.getExchangeInfo_429_headers, 500: lenient.getExchangeInfo_200_headers, 503: lenient.getExchangeInfo_429_headers },
  "cancelOrderV3": { 202: lenient.getExchangeInfo_200_headers, 400: lenient.getExchangeInfo_200_headers, 401: lenient.getExchangeInfo_200_headers, 403: lenient.getExchangeInfo_200_headers, 429: lenient.getExchangeInfo_429_headers, 500: lenient.getExchangeInfo_200_headers, 503: lenient.getExchangeInfo_429_headers },
  "createListenKey": { 200: lenient.getExchangeInfo_200_headers, 401: lenient.getExchangeInfo_200_headers, 403: lenient.getExchangeInfo_200_headers, 429: lenient.getExchangeInfo_429_headers, 500: lenient.getExchangeInfo_200_headers, 503: lenient.getExchangeInfo_429_headers },
  "extendListenKey": { 200: lenient.getExchangeInfo_200_headers, 400: lenient.getExchangeInfo_200_headers, 401: lenient.getExchangeInfo_200_headers, 403: lenient.getExchangeInfo_200_headers, 429: lenient.getExchangeInfo_429_headers, 500: lenient.getExchangeInfo_200_headers, 503: lenient.getExchangeInfo_429_headers },
  "deleteListenKey": { 200: lenient.getExchangeInfo_200_headers, 400: lenient.getExchangeInfo_200_headers, 401: lenient.getExchangeInfo_200_headers, 403: lenient.getExchangeInfo_200_headers, 429: lenient.getExchangeInfo_429_headers, 500: lenient.getExchangeInfo_200_headers, 503: lenient.getExchangeInfo_429_headers },
  "createUser": { 201: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 409: lenient.getEstimatedPrice_500_headers, 413: lenient.getEstimatedPrice_500_headers, 415: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "listUsers": { 200: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "updateUser": { 200: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 404: lenient.getEstimatedPrice_500_headers, 413: lenient.getEstimatedPrice_500_headers, 415: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "getUserAccount": { 200: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 404: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "createApiKey": { 201: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 404: lenient.getEstimatedPrice_500_headers, 413: lenient.getEstimatedPrice_500_headers, 415: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "listApiKeys": { 200: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 404: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "revokeApiKey": { 204: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 404: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "creditDeposit": { 201: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 404: lenient.getEstimatedPrice_500_headers, 409: lenient.getEstimatedPrice_500_headers, 413: lenient.getEstimatedPrice_500_headers, 415: lenient.getEstimatedPrice_500_headers, 422: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "createPartner": { 201: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 413: lenient.getEstimatedPrice_500_headers, 415: lenient.getEstimatedPrice_500_headers, 422: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "listPartners": { 200: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "updatePartner": { 200: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 404: lenient.getEstimatedPrice_500_headers, 413: lenient.getEstimatedPrice_500_headers, 415: lenient.getEstimatedPrice_500_headers, 422: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "createPortalSession": { 201: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 404: lenient.getEstimatedPrice_500_headers, 413: lenient.getEstimatedPrice_500_headers, 415: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "putAsset": { 200: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 413: lenient.getEstimatedPrice_500_headers, 415: lenient.getEstimatedPrice_500_headers, 422: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "putSymbol": { 200: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 413: lenient.getEstimatedPrice_500_headers, 415: lenient.getEstimatedPrice_500_headers, 422: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "putFees": { 200: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 413: lenient.getEstimatedPrice_500_headers, 415: lenient.getEstimatedPrice_500_headers, 422: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "putWithdrawalLimit": { 200: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 413: lenient.getEstimatedPrice_500_headers, 415: lenient.getEstimatedPrice_500_headers, 422: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "getMarketRules": { 200: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "createOperatorToken": { 201: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 413: lenient.getEstimatedPrice_500_headers, 415: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "listOperatorTokens": { 200: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "revokeOperatorToken": { 204: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 404: lenient.getEstimatedPrice_500_headers, 409: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "listOperatorActions": { 200: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "getAudit": { 200: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "getHouseBalances": { 200: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 403: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "receiveCustodyCallback": { 204: lenient.getEstimatedPrice_500_headers, 400: lenient.getEstimatedPrice_500_headers, 401: lenient.getEstimatedPrice_500_headers, 404: lenient.getEstimatedPrice_500_headers, 409: lenient.getEstimatedPrice_500_headers, 413: lenient.getEstimatedPrice_500_headers, 415: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
};
exports.genericErrorValidators = {
  "api": { 400: exact.getEstimatedPrice_400, 404: exact.getEstimatedPrice_400, 405: exact.getEstimatedPrice_400, 408: exact.getEstimatedPrice_400, 413: exact.getEstimatedPrice_400, 414: exact.getEstimatedPrice_400, 415: exact.getEstimatedPrice_400, 429: exact.getEstimatedPrice_400, 431: exact.getEstimatedPrice_400, 500: exact.getEstimatedPrice_400, 503: exact.getEstimatedPrice_400 },
  "v3": { 400: exact.getExchangeInfo_429, 404: null, 405: exact.getExchangeInfo_429, 429: exact.getExchangeInfo_429, 500: exact.getExchangeInfo_429, 503: exact.getExchangeInfo_429 },
};
exports.genericErrorHeaderValidators = {
  "api": { 400: lenient.getEstimatedPrice_500_headers, 404: lenient.getEstimatedPrice_500_headers, 405: lenient.generic_api_405_headers, 408: lenient.getEstimatedPrice_500_headers, 413: lenient.getEstimatedPrice_500_headers, 414: lenient.getEstimatedPrice_500_headers, 415: lenient.getEstimatedPrice_500_headers, 429: lenient.getEstimatedPrice_429_headers, 431: lenient.getEstimatedPrice_500_headers, 500: lenient.getEstimatedPrice_500_headers, 503: lenient.getEstimatedPrice_429_headers },
  "v3": { 400: lenient.getExchangeInfo_200_headers, 404: lenient.getExchangeInfo_200_headers, 405: lenient.generic_v3_405_headers, 429: lenient.getExchangeInfo_429_headers, 500: lenient.getExchangeInfo_200_headers, 503: lenient.getExchangeInfo_429_headers },
};
