// Validates API descriptions with Swagger Parser, and prints the mistakes as JSON.
import process from 'node:process';
import SwaggerParser from '@apidevtools/swagger-parser';

const findings = [];
for (const source of process.argv.slice(2)) {
  try {
    await SwaggerParser.validate(source);
  } catch (error) {
    findings.push({source, message: error instanceof Error ? error.message : String(error)});
  }
}
console.log(JSON.stringify(findings));
