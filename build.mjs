console.log('build: to come');
