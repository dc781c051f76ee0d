// Generates a client with Kubb's core: unlike the CLI, it does not check for updates or send usage data.
import path from 'node:path';
import process from 'node:process';
import {safeBuild} from '@kubb/core';
import {pluginClient} from '@kubb/plugin-client';
import {pluginOas} from '@kubb/plugin-oas';
import {pluginTs} from '@kubb/plugin-ts';

const [input = '', output = ''] = process.argv.slice(2);
const {error, failedPlugins} = await safeBuild({
  config: {
    root: path.resolve(output),
    input: {path: path.resolve(input)},
    output: {path: '.', clean: true, format: false, lint: false},
    plugins: [
      pluginOas({validate: false, generators: []}),
      pluginTs({}),
      pluginClient({client: 'fetch'}),
    ],
  },
});
for (const failed of failedPlugins) console.error(`${failed.plugin.name}: ${failed.error.message}`);
if (error) console.error(error.message);
process.exitCode = error || failedPlugins.size > 0 ? 1 : 0;
