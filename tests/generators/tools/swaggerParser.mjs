import process from 'node:process';
import SwaggerParser from '@apidevtools/swagger-parser';

const [input = ''] = process.argv.slice(2);
try {
  await SwaggerParser.validate(input);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
