import packageFile from '../../package.json' with { type: 'json' };

/** The version of the package, as `--version` prints it. */
export const version: string = packageFile.version;
